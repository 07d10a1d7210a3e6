import type { Page } from "@playwright/test";

interface Stop {
  text: string;
  isFault: boolean;
}

/** Presses the key so many times; what had the focus after each, and whether it stood wrong there. */
export async function tabThrough(
  page: Page,
  presses: number,
  isFault: (focused: Element) => boolean,
  key: "Tab" | "Shift+Tab" = "Tab",
): Promise<Stop[]> {
  // As text: the browser is asked once for each stop. Beyond the last, it has the focus itself.
  const stopHere = `(({ activeElement: focused, body }) => focused === body ? undefined : {
    text: focused.textContent,
    isFault: (${isFault})(focused),
  })(document)`;
  const stops: Stop[] = [];
  for (let press = 0; press < presses; press++) {
    await page.keyboard.press(key);
    const stop = await page.evaluate<Stop | undefined>(stopHere);
    if (stop) stops.push(stop);
  }
  return stops;
}
