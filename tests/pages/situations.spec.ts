import { pathOfKind } from "../../app/bands/band-words.test-helper.ts";
import { content } from "../../app/content/content.ts";
import { caseStudyPath, contactPath, servicePath, situationPath } from "../../app/lib/paths.ts";
import { expect, open, test } from "../support/fixtures.ts";
import { needed, neededBand } from "../support/needed.ts";
import { built } from "./built-parts.ts";

const { situations, site, phases } = content;
const path = pathOfKind("situations");

test.beforeEach(() => {
  neededBand("situations");
});

test("each leads to its services, a case study with its result, and the letter", () => {
  const { heading } = neededBand("situations");
  const rows = built(path).named(heading).all("details");
  expect(rows.flatMap((row) => row.texts("summary h3"))).toEqual(
    situations.map(({ line }) => line),
  );
  for (const [index, { id, services, proof, button, note }] of situations.entries()) {
    const row = rows[index];
    expect(row?.links()).toEqual([
      ...services.map(({ service }) => `${service.title} → ${servicePath(service.id)}`),
      ...(proof ? [`${proof.caseStudy.title} → ${caseStudyPath(proof.caseStudy.slug)}`] : []),
      `${button} → ${contactPath(site, id)}`,
    ]);
    expect(row?.text).toContain(note);
    for (const { why } of services) expect(row?.text).toContain(why);
    if (proof) expect(row?.text.replaceAll(/\s/g, "")).toContain(proof.result?.replaceAll(" ", ""));
    // Closed as open, a bar for every service that has a place on the plan.
    const placed = phases.length ? services.filter(({ service }) => service.phases).length : 0;
    expect(row?.count("summary rect")).toBe(placed);
    expect(row?.count("li rect")).toBe(placed);
  }
});

test("all are in sight on the first screen of a laptop, and of a phone the first", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, path);
  const lines = page.locator("summary h3");
  await expect(lines.nth(Math.min(situations.length, 5) - 1)).toBeInViewport({ ratio: 1 });
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(lines.first()).toBeInViewport({ ratio: 1 });
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("one is open at a time, also by its address", async ({ page }) => {
    const [first, second] = situations;
    needed(second, "second situation");
    await page.goto(situationPath(content, second?.id ?? ""));
    const row = (line = "") =>
      page.locator("details").filter({ has: page.getByRole("heading", { name: line }) });
    await expect(row(second?.line)).toHaveAttribute("open");
    await expect(row(second?.line).getByRole("link").first()).toBeInViewport();
    await row(first?.line).locator("summary").click();
    await expect(row(first?.line)).toHaveAttribute("open");
    await expect(row(second?.line)).not.toHaveAttribute("open");
  });
});
