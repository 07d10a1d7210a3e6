import type { Page } from "@playwright/test";
import { expect, test } from "../support/fixtures.ts";
import { openWhole, pictureSettings, takePicture } from "../support/page-picture.ts";
import { differences } from "../support/picture-difference.ts";

test.use({ contextOptions: pictureSettings });

const page = "/privacy-policy";

/** Puts one text for another, where it first stands in a paragraph. */
const rewrite = (page: Page, from: string, to: string) =>
  page.locator("main p").evaluateAll(
    (paragraphs, [from, to]) => {
      const texts = paragraphs.flatMap((one) => [...one.childNodes]) as Text[];
      const text = texts.find(({ data }) => data?.includes(from));
      if (!text) throw new Error(`No paragraph says ${from}.`);
      text.data = text.data.replace(from, to);
    },
    [from, to] as const,
  );

for (const width of [1440, 390])
  test(`a picture at ${width} px tells another word, letter or digit, and knows the same page again`, async ({
    page: tab,
  }) => {
    await openWhole(tab, page, width);
    const before = await takePicture(tab);
    for (const [from, to] of [
      ["logs", "data"],
      ["are", "ate"],
      ["30 days", "36 days"],
    ] as const) {
      await openWhole(tab, page, width);
      expect(await differences(before, await takePicture(tab))).toEqual([]);
      await rewrite(tab, from, to);
      const places = await differences(before, await takePicture(tab));
      expect(places.length, `${to} for ${from}`).toBeGreaterThan(0);
    }
  });
