import type { Page, Request } from "@playwright/test";

/** The paths that the page asks for from now on: all, or those of the requests that count. */
export function watchRequests(page: Page, counts = (_request: Request) => true): string[] {
  const asked: string[] = [];
  page.on("request", (request) => {
    if (counts(request)) asked.push(new URL(request.url()).pathname);
  });
  return asked;
}

export const watchDocuments = (page: Page) =>
  watchRequests(page, (request) => request.isNavigationRequest());

/** Holds back what the page asks for at such addresses, until the function it returns is called. */
export async function hold(page: Page, addresses: RegExp): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(addresses, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}
