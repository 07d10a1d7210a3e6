import { parse } from "yaml";
import text from "../content/site.yaml?raw";

interface Editor {
  branch: string;
  backend: keyof typeof roots;
  repo: string;
  url?: string;
  signIn?: string;
}

interface Site {
  editor: Editor;
  url: string;
  language: string;
  languages?: { code: string; name: string }[];
}

const { editor, url, language, languages = [] } = parse(text) as Site;

export { language };

/** A repository host of one’s own has its address. */
const roots = { github: "/api/v3", gitlab: "/api/v4", gitea: "/api/v1" };

/** At home the working tree is edited; a team's editor is built. */
export const isLocal = import.meta.env.DEV;

/** Whether a save is a change request, which the checks and a colleague see before the public does. */
export const hasReviews = !isLocal && editor.backend !== "gitea";

/**
 * The languages besides the first. Where a team edits, nothing would keep a translation to its words
 * (beside.ts): there its form has the first language alone.
 */
export const translations = isLocal ? languages.slice(1).map(({ code }) => code) : [];

/** How the tool calls the first language, which has no name in it as long as it is the only one. */
export const firstLocale = translations.length ? language : "_default";
export const nameOfFirst = languages[0]?.name ?? "";

const localApi = "/edit/api/v1";
const localRepository = { repo: "site/content", branch: "main" };

/** Where the browser finds a file of the content; of a team, only the tool knows. */
export const pictureFile = (file: string) =>
  isLocal
    ? `${localApi}/repos/${localRepository.repo}/media/${localRepository.branch}/${file}`
    : undefined;

/** Where the content is kept: in the working tree, or where a team has it (content/site.yaml). */
export function backend() {
  const { origin } = location;
  const here = { name: "gitea", ...localRepository, base_url: origin };
  if (isLocal) return { ...here, api_root: origin + localApi, auth_methods: ["token"] };
  const { backend: name, repo, branch, url: base_url, signIn } = editor;
  const own = base_url ? { base_url, api_root: base_url + roots[name] } : {};
  const worker = name === "github" ? { base_url: signIn } : { app_id: signIn, auth_type: "pkce" };
  return {
    name,
    repo,
    branch: hasReviews ? branch : `${branch}-edits`,
    ...own,
    ...(signIn && worker),
    // A button that nothing answers would wait forever.
    auth_methods: signIn ? ["token", "oauth"] : ["token"],
  };
}

/** Beside the editor of a team stands the public site. */
export const site = isLocal ? "" : url;
