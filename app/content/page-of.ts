import { kindOf, type Role } from "../bands/kinds.ts";
import { fileOfList } from "./lists.ts";

/** Words of many pages name one of them as their example. */
const examplesIn: Record<string, string> = {
  "friday-report.yaml": "/services",
  "templates/service.yaml": "/services",
  "templates/solution.yaml": "/services",
  "templates/case-study.yaml": "/case-study",
};

type Data = Record<string, unknown>;

/** The role of the band that shows most of a file, where several do or none names it as its list. */
const shownBy: Record<string, Role> = {
  "service-groups.yaml": "services",
  "industries.yaml": "industries",
};

/** Whether a page shows what a file lists: by one of its bands, or by a line of its text. */
function shows(page: Data, file: string): boolean {
  if (file === "stored-keys.yaml") return /stored-?keys/i.test(JSON.stringify(page));
  const bands = Array.isArray(page.bands) ? page.bands : [];
  // A band that is being written may not have its kind yet.
  const kinds = bands.flatMap(({ band }) => kindOf(band) ?? []);
  const role = shownBy[file];
  return kinds.some((kind) =>
    role ? kind.role === role : kind.uses.some((list) => fileOfList[list] === file),
  );
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
  if (name in examplesIn && data.example) return `${examplesIn[name]}/${data.example}`;
  if (typeof data.path === "string") return data.path;
  return pageWithList(name, pages) ?? "/";
}
