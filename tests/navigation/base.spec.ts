import { base } from "../../app/base.ts";
import { pictureFinalCheck } from "../../app/browser/constants.ts";
import { absoluteUrl } from "../../app/lib/absolute-url.ts";
import { address } from "../../app/lib/address.ts";
import { placeholderFile } from "../../app/lib/placeholder-address.ts";
import { site } from "../../app/site.ts";
import { chatOn } from "../support/chat-parts.ts";
import { advance, answering, cover, image, prepare } from "../support/failing-images.ts";
import { expect, open, sharedTest, test } from "../support/fixtures.ts";
import { needed } from "../support/needed.ts";
import {
  anyPage,
  caseStudyList,
  contact,
  missingService,
  missingStudy,
  nearService,
  offers,
  service,
  servicePage,
  servicesPage,
  study,
  studyPage,
  words,
} from "../support/places.ts";
import { watchRequests } from "../support/requests.ts";
import { mainLink, quiet } from "../support/visit.ts";

// Wherever the brand file puts the site: what it asks for and leads to is below its base.
sharedTest(
  "a visit stays below the site's base, and asks for nothing missing",
  async ({ page }) => {
    const { origin } = new URL(test.info().project.use.baseURL ?? "");
    const asked = watchRequests(page);
    const lost: string[] = [];
    page.on("response", (response) => {
      if (response.status() >= 400) lost.push(new URL(response.url()).pathname);
    });

    await test.step("the root leads to the home page, whose address has the one slash", async () => {
      for (const start of new Set(["/", base, base.slice(0, -1) || "/"])) {
        await page.goto(origin + start);
        await quiet(page);
        expect(page.url()).toBe(origin + base);
      }
    });

    await test.step("links lead from page to page, and a slash too many goes", async () => {
      await open(page, `${anyPage}/`);
      await expect(page).toHaveURL(address(anyPage));
      await mainLink(page, contact).click();
      await expect(page).toHaveURL(address(contact));
      await mainLink(page, "/").click();
      await expect(page).toHaveURL(base);
      await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
        "href",
        absoluteUrl(site, "/"),
      );
      await open(page, studyPage);
    });

    if (offers.chat)
      await test.step("the chat is found, and its links lead to pages", async () => {
        const { button, links, send } = chatOn(page);
        await button.click();
        await send(service.title);
        await expect(links.first()).toHaveAttribute("href", address(servicePage));
        await links.first().click();
        await expect(page).toHaveURL(address(servicePage));
        await quiet(page);
      });

    // But for the two other ways to the home page, tried above.
    const elsewhere = asked.filter((path) => !`${path}/`.startsWith(base) && path !== "/");
    expect(elsewhere).toEqual([]);
    expect(lost).toEqual([]);

    await test.step("addresses without a page lead to one below the base", async () => {
      for (const [path, to] of [
        [missingService, servicesPage],
        [missingStudy, caseStudyList],
        [`/#${anyPage}`, anyPage],
      ] as const) {
        await page.goto(path);
        await expect(page).toHaveURL(address(to));
      }
      const response = await page.goto(nearService);
      expect(response?.status()).toBe(404);
      // Which page is near, the search knows.
      if (!offers.search) return;
      const link = page
        .getByRole("navigation", { name: words.errors.notFound.nearest })
        .getByRole("link");
      await expect(link.first()).toHaveText(service.title + address(servicePage));
    });
  },
);

test("the placeholder stands where a picture is lost", async ({ page }) => {
  needed(study, "case studies");
  await prepare(page);
  await answering(page, cover, () => "abort");
  await open(page, studyPage);
  await advance(page, pictureFinalCheck);
  await expect(page.locator(image)).toHaveAttribute("src", base + placeholderFile);
  expect(await page.locator(image).evaluate((one: HTMLImageElement) => one.naturalWidth)).toBe(600);
});
