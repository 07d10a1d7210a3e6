import type { Page } from "@playwright/test";

/** What the page that comes next says of its cross-fade. */
export async function watchTransitions(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const seen: string[] = [];
    Object.assign(window, { seen });
    addEventListener("pagereveal", ({ viewTransition }) => {
      seen.push(viewTransition ? "fades" : "stands");
      viewTransition?.ready.then(
        () => {
          for (const { effect } of document.getAnimations()) {
            const { pseudoElement } = effect as KeyframeEffect;
            const { duration } = (effect as KeyframeEffect).getTiming();
            seen.push(`${pseudoElement} ${duration}`);
          }
        },
        () => {},
      );
    });
  });
}

export const seenBy = (page: Page) =>
  page.evaluate(() => (window as unknown as { seen: string[] }).seen.join());
