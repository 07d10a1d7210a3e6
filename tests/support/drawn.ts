import type { Page } from "@playwright/test";

/** Two observers have been told, so all have; unlike a frame, no fake clock can hold that up. */
async function untilDrawn(): Promise<void> {
  for (let round = 0; round < 2; round++)
    await new Promise<void>((done) => {
      const observer = new IntersectionObserver(() => {
        observer.disconnect();
        done();
      });
      observer.observe(document.documentElement);
    });
}

export const drawn = (page: Page) => page.evaluate(untilDrawn);

/** From top to bottom, so many px at a time. */
export const scrollThrough = (page: Page, step: number) =>
  page.evaluate(`(async () => {
    for (let y = 0; y < document.documentElement.scrollHeight; y += ${step}) {
      scrollTo(0, y);
      await (${untilDrawn})();
    }
  })()`);
