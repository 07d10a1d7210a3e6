import type { Fault } from "./fault.ts";
import { contentFolder } from "./folder.ts";
import type { Source } from "./read-sources.ts";
import { files } from "./schema/file-schemas.ts";

const isThere = (sources: readonly Source[], name: string) =>
  sources.some((source) => source.name === name);

const fault = (name: string, message: string): Fault => ({
  file: `${contentFolder}/${name}`,
  line: 1,
  field: "",
  message,
});

/** The template that makes a page of an entry. */
function templateOf({ name, value }: Source): string | undefined {
  if (name.startsWith("case-studies/")) return "templates/case-study.yaml";
  if (!name.startsWith("services/")) return undefined;
  const { template = "service" } = (value ?? {}) as { template?: unknown };
  return `templates/${template}.yaml`;
}

/** What files say that a firm does not have; one without which there is no site has no such value. */
export function valuesOfMissing(sources: readonly Source[]): Record<string, unknown> {
  const missing = Object.entries(files).filter(([name]) => !isThere(sources, name));
  return Object.fromEntries(
    missing.map(([name, schema]) => [name, schema.safeParse(undefined).data]),
  );
}

/** Files that have to be there: for every firm, or because an entry is shown by them. */
export function* missingFiles(sources: readonly Source[]): Generator<Fault> {
  for (const [name, schema] of Object.entries(files)) {
    if (isThere(sources, name)) continue;
    const entry = sources.find((source) => templateOf(source) === name);
    if (entry) yield fault(name, `is missing. It makes the page of ${entry.file}.`);
    else if (!schema.safeParse(undefined).success) yield fault(name, "is missing.");
  }
}
