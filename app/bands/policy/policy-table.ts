import { type Directive, policySources } from "../../security-headers";
import type { BandWords } from "../kinds";

/** The kinds of sources that the policy can allow, in column order. */
const kinds = ["self", "hash", "data", "host"] as const;
type SourceKind = (typeof kinds)[number];

/** A placeholder, because the hashes differ on every page. */
const someHash = "'sha256-…'";

function kindOf(source: string): SourceKind {
  if (source === "'self'") return "self";
  if (source === "data:") return "data";
  if (source.startsWith("'sha256-")) return "hash";
  if (source.startsWith("https://")) return "host";
  throw new Error(`app/bands/policy/policy-table.ts has no column for the source ${source}.`);
}

/** The deployed policy as a table: a row per directive and a column per kind of source. */
export function policyTable(
  words: Omit<BandWords<"policy">, "band" | "anchor" | "search">,
  imageHosts: readonly string[],
) {
  const policy = policySources({ scripts: [someHash], styles: [someHash], imageHosts });
  const { directives, columns, empty, someHosts, ...shown } = words;
  const rows = (Object.keys(policy) as Directive[]).map((directive) => {
    const sources: readonly string[] = policy[directive];
    const allowed = sources.filter((source) => source !== "'none'").map(kindOf);
    return {
      directive,
      ...directives[directive],
      cells: kinds.map((kind) => ({ kind, isOpen: allowed.includes(kind) })),
      isShut: allowed.length === 0,
      isKey: directive === "script-src",
    };
  });
  return {
    ...shown,
    columns: kinds.map((kind) => columns[kind]),
    note: imageHosts.length ? someHosts : empty,
    rows,
  };
}

export type PolicyTable = ReturnType<typeof policyTable>;
