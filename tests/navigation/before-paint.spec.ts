import { content } from "../../app/content/content.ts";
import { letterAbout } from "../../app/lib/letter-about.ts";
import { filled } from "../../app/lib/use-words.ts";
import { pluralOf } from "../../app/text/quantities.ts";
import { slugOf } from "../../app/text/slug.ts";
import { expect, sharedTest as test } from "../support/fixtures.ts";
import { hasFilter } from "../support/has-filter.ts";
import { shiftsOf, watchShifts } from "../support/layout-shifts.ts";
import { caseStudyList, contact, service, study, words } from "../support/places.ts";

const { caseStudies, serviceGroups, services, site } = content;
const [alias] = serviceGroups.aliases;
const subjectOf = (id?: string) =>
  letterAbout(content, { title: services.find((one) => one.id === id)?.title ?? "" }).subject;
const { industry = "" } = study ?? {};
const count = caseStudies.filter((one) => one.industry === industry).length;
const filtered = filled(pluralOf(count, words.caseStudies.countIn, site.language), {
  count,
  industry,
});

/** What an address chooses, and what the page then says first; the last at both widths. */
const choices = [
  [390, `${contact}?topic=${service.id}`, subjectOf(service.id)],
  ...(alias
    ? ([[1440, `${contact}?topic=${alias.address}`, subjectOf(alias.service)]] as const)
    : []),
  ...(hasFilter
    ? ([390, 1440] as const).map(
        (width) => [width, `${caseStudyList}?industry=${slugOf(industry)}`, filtered] as const,
      )
    : []),
] as const;

test("what an address chooses is right from the first paint, and moves nothing", async ({
  page,
}) => {
  // The page's own script has no part in it.
  await page.route(/entry\.client-.*\.js|\.woff2/, (route) => route.abort());
  await watchShifts(page);
  await page.addInitScript(() => {
    new PerformanceObserver(() => {
      document.documentElement.dataset.first ??=
        document.querySelector("main [data-letter=subject], main [role=status]")?.textContent ?? "";
    }).observe({ type: "paint", buffered: true });
  });
  for (const [width, address, text] of choices) {
    await page.setViewportSize({ width, height: 844 });
    await page.goto(address);
    await expect(page.locator("html"), `${address} at ${width} px`).toHaveAttribute(
      "data-first",
      text,
    );
    expect(await shiftsOf(page), `${address} at ${width} px`).toEqual([]);
  }
});
