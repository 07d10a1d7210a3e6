import "./at-home.ts";
import CMS from "@sveltia/cms";
import { Check } from "./check.ts";
import { collections, formats, kinds } from "./collections.ts";
import style from "./preview.css?raw";
import { Preview } from "./preview.ts";

const forge = typeof __FORGE__ === "undefined" ? undefined : __FORGE__;

const here = {
  name: "gitea",
  repo: "site/content",
  branch: "main",
  base_url: location.origin,
  api_root: `${location.origin}/edit/api/v1`,
  auth_methods: ["token"],
};

/** A forge of one's own has its address. */
const roots = { github: "/api/v3", gitlab: "/api/v4", gitea: "/api/v1" };
const atUrl = forge?.url ? { base_url: forge.url, api_root: forge.url + roots[forge.backend] } : {};

for (const { format, extension } of kinds) {
  const { fromFile, toFile } = formats.get(format) ?? {};
  if (fromFile && toFile) CMS.registerCustomFormat(format, extension, { fromFile, toFile });
}
CMS.registerEventListener({ name: "postSave", handler: () => Preview.open?.reload() });
CMS.registerPreviewStyle(style, { raw: true });
CMS.registerFieldType("check", Check);
for (const { name, files } of collections as { name: string; files?: { name: string }[] }[])
  for (const template of files?.map((file) => file.name) ?? [name])
    CMS.registerPreviewTemplate(template, Preview);

CMS.init({
  config: {
    load_config_file: false,
    backend: forge
      ? { name: forge.backend, repo: forge.repo, branch: forge.branch, ...atUrl }
      : here,
    media_folder: "content/pictures",
    public_folder: "/pictures",
    media_libraries: {
      stock_assets: { providers: [] },
      default: { config: { slugify_filename: true } },
    },
    app_title: "Edit the site",
    slug: { encoding: "ascii", clean_accents: true },
    output: { omit_empty_optional_fields: true },
    editor: { preview: true },
    collections,
  } as never,
});

/** Of a refused deletion the tool says nothing more. */
const ask = window.fetch;
window.fetch = async (...call) => {
  const answer = await ask(...call);
  const isDeletion = String(call[1]?.body).includes('"operation":"delete"');
  if (answer.status === 422 && isDeletion) {
    const { message } = (await answer.clone().json()) as { message: string };
    alert(`This cannot be deleted while others name it.\n\n${message}`);
  }
  return answer;
};

// A page beside the form loads anew after a save; the form itself must not.
import.meta.hot?.on("vite:beforeFullReload", () => {
  throw new Error("The form stays as it is.");
});
