import type { Page } from "@playwright/test";

/** Call before the first page: what the browser then refuses, each directive once. */
export async function watchViolations(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    Object.assign(window, { violations: [] as string[] });
    document.addEventListener("securitypolicyviolation", (event) =>
      (window as unknown as { violations: string[] }).violations.push(event.effectiveDirective),
    );
  });
  const violations = () => (window as unknown as { violations: string[] }).violations;
  // An image that fails is asked for again.
  return async () => [...new Set(await page.evaluate(violations))].toSorted();
}
