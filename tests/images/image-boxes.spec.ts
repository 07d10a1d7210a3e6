import { pictureFinalCheck } from "../../app/browser/constants.ts";
import { failedImages, prepare, story } from "../support/failing-images.ts";
import { expect, open, test } from "../support/fixtures.ts";
import { expectNoVisibleShift, forgetShifts, shiftsOf } from "../support/layout-shifts.ts";
import { unfold } from "../support/visit.ts";

for (const width of [390, 1280])
  for (const path of ["/", "/services", "/client-success-stories", "/about", story])
    test(`every box of ${path} at ${width} px is the same with its picture, without and with the placeholder`, async ({
      page,
    }) => {
      // So high that nothing waits for being scrolled to.
      await page.setViewportSize({ width, height: 24_000 });
      const boxes = () =>
        page
          .locator("main img")
          .evaluateAll((images) =>
            (images as HTMLImageElement[]).map(({ alt, clientWidth, clientHeight }) =>
              [alt, clientWidth, clientHeight].join(" "),
            ),
          );
      await page.route("**/*.woff2", (route) => route.abort());
      await page.goto(path);
      await unfold(page);
      await page.evaluate(() => Promise.all(Array.from(document.images, (one) => one.decode())));
      const before = await boxes();
      expect(before.length).toBeGreaterThan(0);

      await prepare(page);
      await page.route("**/images/{case-studies,clients,hero,team}*{,/*}", (route) =>
        route.abort(),
      );
      await open(page, path);
      await expectNoVisibleShift(page, path);
      const height = () => page.evaluate(() => document.body.offsetHeight);
      const folded = await height();
      await unfold(page);
      // What the test itself has moved is no fault of the page, once the browser has told of it.
      if ((await height()) > folded) await expect.poll(() => shiftsOf(page)).not.toEqual([]);
      await forgetShifts(page);
      await expect.poll(() => failedImages(page)).toBe(before.length);
      expect(await boxes()).toEqual(before);
      await page.clock.runFor(pictureFinalCheck);
      await expect.poll(() => failedImages(page)).toBe(0);
      expect(await boxes()).toEqual(before);
      await expectNoVisibleShift(page, path);
    });
