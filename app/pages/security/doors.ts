import { securityPage as page } from "../../content/security";
import { type Directive, policySources } from "../../security-headers";
import { site } from "../../site";

/** Who may come through, in the order of the columns. */
const kinds = ["self", "hash", "data", "host"] as const;
type Kind = (typeof kinds)[number];

/** Stands for the hashes of a page, which each page has of its own. */
const someHash = "'sha256-…'";

function kindOf(source: string): Kind {
  if (source === "'self'") return "self";
  if (source === "data:") return "data";
  if (source.startsWith("'sha256-")) return "hash";
  if (source.startsWith("https://")) return "host";
  throw new Error(`app/pages/security/doors.ts has no column for the source ${source}.`);
}

/** The policy that is deployed, as a table: a row for each directive, a column for each kind of source. */
export function doors(imageHosts: readonly string[] = site.imageHosts) {
  const policy = policySources({ scripts: [someHash], styles: [someHash], imageHosts });
  const rows = (Object.keys(policy) as Directive[]).map((directive) => {
    const sources: readonly string[] = policy[directive];
    const allowed = sources.filter((source) => source !== "'none'").map(kindOf);
    return {
      directive,
      ...page.policy[directive],
      cells: kinds.map((kind) => ({ kind, isOpen: allowed.includes(kind) })),
      isShut: allowed.length === 0,
      isKey: directive === "script-src",
    };
  });
  const { heading, text, what, columns, closed, empty, someHosts } = page.doors;
  return {
    heading,
    text,
    what,
    closed,
    columns: kinds.map((kind) => columns[kind]),
    note: imageHosts.length ? someHosts : empty,
    rows,
  };
}

export type Doors = ReturnType<typeof doors>;
