import { linksIn } from "../address-form.ts";
import { contentFolder } from "../folder.ts";
import { nearest } from "../nearest.ts";
import type { Source } from "../read-sources.ts";
import type { Nameable } from "../schema/fields.ts";
import { namedRows, type RowKind } from "../schema/named-rows.ts";
import { fieldsIn, wholeNodeFor } from "../schema/nodes.ts";
import type { CrossFileFault } from "./rule.ts";

const words: Record<Nameable, string> = {
  services: "service",
  "service-groups": "service group",
  "case-studies": "case study",
  claims: "figure",
  clients: "client",
  testimonials: "testimonial",
  industries: "industry",
  pages: "page",
};

/** Where to look for the right name: in a file of rows, or in a folder. */
const placeOf = (kind: Nameable) =>
  kind === "pages"
    ? "Link to another page, or remove the link."
    : `See ${contentFolder}/${kind}${kind in namedRows ? ".yaml" : ""}.`;

export const isId = /^[a-z0-9]+(-[a-z0-9]+)*$/;
/** "services/one.yaml" as "one". */
export const idOf = (name: string) => name.replace(/^.*\/|\.\w+$/g, "");

/** What fields can name, taken from the files before they are checked. */
export function namesIn(
  sources: readonly Pick<Source, "name" | "value">[],
): Record<Nameable, readonly string[]> {
  const read = (name: string) => sources.find((source) => source.name === name)?.value;
  const inFolder = (folder: string) =>
    sources
      .filter(({ name }) => name.startsWith(`${folder}/`))
      .map(({ name }) => idOf(name))
      .filter((id) => isId.test(id));
  const listed = (kind: RowKind): string[] => {
    const { list, id } = namedRows[kind];
    const rows = (read(`${kind}.yaml`) as Record<string, unknown> | undefined)?.[list];
    return (Array.isArray(rows) ? rows : []).map((row) => String(row?.[id]));
  };
  const services = inFolder("services");
  const caseStudies = inFolder("case-studies");
  const paths = sources.flatMap(({ value }) => {
    const { path } = (value ?? {}) as { path?: unknown };
    return typeof path === "string" ? [path] : [];
  });
  return {
    services,
    "service-groups": listed("service-groups"),
    "case-studies": caseStudies,
    claims: listed("claims"),
    clients: listed("clients"),
    testimonials: listed("testimonials"),
    industries: listed("industries"),
    pages: [
      ...paths,
      ...services.map((id) => `/services/${id}`),
      ...caseStudies.map((slug) => `/case-study/${slug}`),
    ],
  };
}

/** Every entry and every page that a field names is there. */
export function* namedEntriesAreThere(sources: readonly Source[]): Generator<CrossFileFault> {
  const names = namesIn(sources);
  for (const { name: file, filled } of sources)
    for (const { node, value, path } of fieldsIn(wholeNodeFor(file), filled)) {
      if (typeof value !== "string") continue;
      const addresses = node.isAddress ? [value] : node.isMarkdown ? linksIn(value) : [];
      const pages = addresses.flatMap((address) => /^\/(?!\/)[^#?]*/.exec(address) ?? []);
      const kind = pages.length ? "pages" : node.refers;
      for (const name of pages.length ? pages : [value]) {
        if (!kind || names[kind].includes(name)) continue;
        // The template of what a firm has none of makes no page: it may stay for the day there is one.
        if (file.startsWith("templates/") && path[0] === "example" && !names[kind].length) continue;
        const near = nearest(name, names[kind]);
        const hint = near ? `Did you mean “${near}”?` : placeOf(kind);
        yield { file, path, message: `there is no ${words[kind]} “${name}”. ${hint}` };
      }
    }
}
