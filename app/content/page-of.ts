import { kindOf } from "../bands/kinds.ts";
import { fileOfList } from "./lists.ts";

/** Where the words of files are seen that no band, or more bands than show them, name as theirs. */
const seenAt: Record<string, string> = {
  "service-groups.yaml": "/services",
  "stored-keys.yaml": "/cookies",
  "industries.yaml": "/services",
};

/** Words of many pages name one of them as their example. */
const examplesIn: Record<string, string> = {
  "friday-report.yaml": "/services",
  "templates/service.yaml": "/services",
  "templates/solution.yaml": "/services",
  "templates/case-study.yaml": "/case-study",
};

type Data = Record<string, unknown>;

/** Whether a page has a band that shows what a file lists. */
function shows({ bands }: Data, file: string): boolean {
  const kinds = Array.isArray(bands) ? bands.map(({ band }) => kindOf(String(band))) : [];
  // A band that is being written may not have its kind yet.
  return kinds.some((kind) => kind?.uses.some((list) => fileOfList[list] === file));
}

/** Home shows a part of everything, so another page is nearer. */
function pageWithList(file: string, pages: readonly Data[]): string | undefined {
  const paths = pages.filter((page) => shows(page, file)).map(({ path }) => String(path));
  return paths.find((path) => path !== "/") ?? paths[0];
}

/** The page of a file, or the nearest one of all pages. */
export function pageOf(name: string, data: Data, pages: readonly Data[]): string {
  const [, folder, id] = /^(services|case-studies)\/(.+)\.yaml$/.exec(name) ?? [];
  if (folder) return `/${folder === "services" ? "services" : "case-study"}/${id}`;
  if (name in examplesIn) return `${examplesIn[name]}/${data.example ?? ""}`;
  if (typeof data.path === "string") return data.path;
  return seenAt[name] ?? pageWithList(name, pages) ?? "/";
}
