import path from "node:path";
import type { z } from "zod";
import { assemble, type Content, postalAddress } from "./assemble.ts";
import { ContentError, type Fault, fieldName } from "./fault.ts";
import { nearest } from "./nearest.ts";
import { fill, sharedValues } from "./placeholders.ts";
import { readSources, type Source } from "./read-sources.ts";
import { crossFileFaults } from "./rules/rules.ts";
import { files, folders, type RawContent } from "./schema/kinds.ts";
import { knowNames } from "./schema/names.ts";

const idOf = (name: string) => path.posix.parse(name).name;

/** The schema of a file, or what is wrong with its name. */
function schemaOf(name: string): z.ZodType | string {
  const [folder = "", entry] = name.split("/");
  if (name in files) return files[name as keyof typeof files];
  if (!entry || !(folder in folders)) {
    const near = nearest(name, Object.keys(files));
    return `no page reads it.${near ? ` Did you mean content/${near}?` : ""}`;
  }
  return /^[a-z0-9]+(-[a-z0-9]+)*$/.test(idOf(name))
    ? folders[folder as keyof typeof folders]
    : "its name becomes an address: small letters, digits and hyphens.";
}

/** What fields can name, taken from the files before they are checked. */
function namesIn(sources: readonly Source[]) {
  const read = (name: string) => sources.find((source) => source.name === name)?.value;
  const inFolder = (folder: string) =>
    sources.filter(({ name }) => name.startsWith(`${folder}/`)).map(({ name }) => idOf(name));
  const listed = (file: string, list: string, key: string): string[] => {
    const entries = (read(file) as Record<string, unknown> | undefined)?.[list];
    return (Array.isArray(entries) ? entries : []).map((entry) => String(entry?.[key]));
  };
  const services = inFolder("services");
  const caseStudies = inFolder("case-studies");
  const paths = sources.flatMap(({ value }) => {
    const { path } = (value ?? {}) as { path?: unknown };
    return typeof path === "string" ? [path] : [];
  });
  return {
    services,
    "case-studies": caseStudies,
    claims: listed("claims.yaml", "claims", "id"),
    clients: listed("clients.yaml", "clients", "name"),
    industries: listed("industries.yaml", "industries", "id"),
    pages: [
      ...paths,
      ...services.map((id) => `/services/${id}`),
      ...caseStudies.map((slug) => `/case-study/${slug}`),
    ],
  };
}

/** Takes a wrong text along, so that nobody has to look it up. */
function quoted(value: unknown): string {
  if (typeof value !== "string" || !value) return "";
  return ` “${value.length > 60 ? `${value.slice(0, 60)}…` : value}”`;
}

function messageOf(issue: z.core.$ZodIssue, value: unknown): string {
  if (issue.code === "unrecognized_keys")
    return `${issue.keys.map((key) => `“${key}”`).join(" and ")}: no such field here.`;
  const found = issue.path.reduce<unknown>(
    (inner, key) => (inner as Record<PropertyKey, unknown> | undefined)?.[key],
    value,
  );
  if (found === undefined) return "is missing.";
  return issue.message.includes("“") ? issue.message : `${issue.message}${quoted(found)}`;
}

function withPostalAddress(site: unknown): unknown {
  const { address } = (site ?? {}) as { address?: Record<string, string> };
  return address ? { ...(site as object), postalAddress: postalAddress(address) } : site;
}

/** Every file against its schema: what is right, and all that is wrong. */
function checkSources(sources: readonly Source[]) {
  const faults: Fault[] = sources.flatMap((source) => source.faults);
  const read = (name: string) => sources.find((source) => source.name === name)?.value;
  const values = sharedValues({
    facts: read("facts.yaml"),
    site: withPostalAddress(read("site.yaml")),
    claims: read("claims.yaml"),
  });
  knowNames(namesIn(sources));
  const content: Record<string, unknown> = {};
  for (const folder of Object.keys(folders)) content[folder] = new Map();
  for (const source of sources) {
    const { name, file, value } = source;
    const fault = (path: readonly PropertyKey[], message: string) =>
      void faults.push({ file, line: source.lineOf(path), field: fieldName(path), message });
    const schema = schemaOf(name);
    if (typeof schema === "string") fault([], schema);
    if (typeof schema === "string" || source.faults.length) continue;
    source.filled = fill(value, values, fault);
    const { data, error } = schema.safeParse(source.filled);
    for (const issue of error?.issues ?? []) fault(issue.path, messageOf(issue, source.filled));
    if (name in files) content[name] = data;
    else if (data)
      (content[name.split("/")[0] ?? ""] as Map<string, unknown>).set(idOf(name), data);
  }
  for (const name of Object.keys(files))
    if (!sources.some((source) => source.name === name))
      faults.push({ file: `content/${name}`, line: 1, field: "", message: "is missing." });
  return { content, faults };
}

/** Everything the site says, and all that is wrong with it; with faults there may be no content. */
export function readContent(folder = path.resolve("content")): {
  content?: Content;
  faults: Fault[];
} {
  const sources = readSources(folder);
  const { content: checked, faults } = checkSources(sources);
  if (Object.keys(files).some((name) => !checked[name])) return { faults };
  const content = assemble(checked as unknown as RawContent);
  for (const { file: name, path, message } of crossFileFaults(content, sources)) {
    const source = sources.find((one) => one.name === name);
    faults.push({
      file: `content/${name}`,
      line: source?.lineOf(path) ?? 1,
      field: fieldName(path),
      message,
    });
  }
  return { content, faults };
}

/** The same for those who cannot go on without it. */
export function requireContent(folder?: string): Content {
  const { content, faults } = readContent(folder);
  if (!content || faults.length) throw new ContentError(faults);
  return content;
}
