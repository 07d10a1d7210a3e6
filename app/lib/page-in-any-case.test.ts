import { expect, it } from "vitest";
import { allPages } from "../site";
import { pageInAnyCase } from "./page-in-any-case";

const pages = allPages.filter((page) => page !== "/");
const capitalized = (page: string) => page.replace(/\b[a-z]/g, (letter) => letter.toUpperCase());

it.each(pages)("finds %s in any letter case, and from there leads nowhere else", (page) => {
  for (const path of [page.toUpperCase(), capitalized(page), `${capitalized(page)}/`])
    expect(pageInAnyCase(path, allPages), path).toBe(page);
  for (const path of [page, `${page}/`])
    expect(pageInAnyCase(path, allPages), path).toBeUndefined();
});

it("finds nothing where there is no page in small letters either", () => {
  for (const page of pages) expect(pageInAnyCase(`${page}-NOPE`, allPages)).toBeUndefined();
});
