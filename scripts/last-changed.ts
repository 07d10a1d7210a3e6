import { execFileSync } from "node:child_process";
import { canonicalPages } from "../app/lib/pages.ts";
import { projectFile } from "./cached.ts";

const legal = ["legal", "legal-periods"];

/** Pages whose content is not in a single file named after their path. */
const namedOtherwise: Partial<Record<string, readonly string[]>> = {
  "/": ["home", "clients", "process", "recognition"],
  "/about": ["about", "claims"],
  "/contact": ["contact", "faq"],
  "/services": ["services-page", "certifications"],
  "/client-success-stories": ["case-studies-page"],
  "/testimonials": ["testimonials-page", "testimonials"],
  "/privacy-policy": legal,
  "/terms-of-service": legal,
  "/cookies": [...legal, "stored-keys"],
  "/security": ["security", "stored-keys"],
  "/sitemap": ["sitemap-page"],
  "/services/project-management-service": ["services/project-management-service", "friday-report"],
};

/** The content files of one page; content shared by many pages does not count as a change to each. */
export function contentFiles(page: string): string[] {
  const names = namedOtherwise[page] ?? [page.slice(1).replace("case-study/", "case-studies/")];
  return names.map((name) => `app/content/${name}.ts`);
}

/** The last change of each file in the log, without the grafted commit of a shallow clone, which lists every file. */
export function daysInLog(log: string): Map<string, string> {
  const days = new Map<string, string>();
  for (const commit of log.split("\0")) {
    const [head = "", ...files] = commit.split("\n").filter(Boolean);
    const [day = "", references = ""] = head.split("\t");
    if (references.includes("grafted")) continue;
    for (const file of files) if (day > (days.get(file) ?? "")) days.set(file, day);
  }
  return days;
}

function readLog(): string {
  const command = "log --format=%x00%as%x09%D --name-only --relative -- app/content";
  try {
    return execFileSync("git", command.split(" "), {
      cwd: projectFile("."),
      encoding: "utf8",
      stdio: "pipe",
      maxBuffer: 2 ** 26,
    });
  } catch {
    // Without history or git, pages have no date.
    return "";
  }
}

/** The day of the last commit to each page's content, if the history includes it. */
export function lastChangedDays(): Record<string, string> {
  const days = daysInLog(readLog());
  const pages = canonicalPages.map((page) => {
    const known = contentFiles(page).flatMap((file) => days.get(file) ?? []);
    return [page, known.sort().at(-1)] as const;
  });
  return Object.fromEntries(pages.filter((page): page is [string, string] => Boolean(page[1])));
}
