import { allPages } from "../../app/lib/pages.ts";
import { legalNavigation, trustNavigation } from "../../app/site.ts";
import { expect, test } from "../support/fixtures.ts";

const plainPages = [...legalNavigation, ...trustNavigation]
  .map(({ href }) => href)
  .filter((href) => href !== "/testimonials");

/**
 * Services, case studies, trust and legal pages are headed by their name. The pages that list them have a
 * heading that invites; there the trail keeps the name of the navigation.
 */
const isHeadedByName = (path: string) => /^\/[^/]+\/[^/]+$/.test(path) || plainPages.includes(path);

test("the trail, the heading and what search engines are told call a page the same", async ({
  page,
}) => {
  const different: string[] = [];
  for (const path of allPages.slice(1)) {
    await page.goto(path, { waitUntil: "commit" });
    const crumb = page.getByRole("navigation", { name: "Breadcrumb" }).getByRole("listitem").last();
    const trail = (await crumb.locator("[aria-current=page]").textContent()) ?? "";
    const facts = await page.locator('script[type="application/ld+json"]').allTextContents();
    const lists = facts
      .flatMap((fact) => JSON.parse(fact)["@graph"])
      .filter(({ itemListElement }) => itemListElement);
    expect(lists, path).toHaveLength(1);
    const told = lists[0].itemListElement.at(-1).name;
    const heading = isHeadedByName(path) ? await page.locator("h1").textContent() : trail;
    if (trail !== told || trail !== heading)
      different.push(`${path}: "${trail}" in the trail, "${heading}" as h1, "${told}" in JSON-LD`);
  }
  expect(different).toEqual([]);
  expect(allPages.filter(isHeadedByName).length).toBeGreaterThanOrEqual(3 + 3 + 37 + 1 + 8);
});
