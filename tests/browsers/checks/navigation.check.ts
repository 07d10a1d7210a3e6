import { address } from "../../../app/lib/address.ts";
import { anyPage, servicesPage, shortPage } from "../../support/places.ts";
import { expect, test } from "../fixtures.ts";
import { expectArrival, forgetMessages, openStarted } from "../visit.ts";

for (const path of ["/", servicesPage])
  test(`Back to ${path} comes back to the place that was left`, async ({ tab }) => {
    await openStarted(tab, path);
    await tab.run(() => scrollTo({ top: 1500, behavior: "instant" }));
    await tab.click(`header nav a[href="${address(anyPage)}"]`);
    await expectArrival(tab, anyPage);
    await tab.run(() => history.back());
    await expectArrival(tab, path);
    await expect.poll(() => tab.run(() => Math.round(scrollY / 10)), "tens of px").toBe(150);
  });

test("a link that is pointed at is prefetched, as the policy allows", async ({ tab, site }) => {
  await forgetMessages(tab);
  await openStarted(tab, "/");
  await tab.hover(`footer a[href="${address(shortPage)}"]`);
  await expect.poll(() => site.requests).toContain(address(shortPage));
  expect((await tab.messages?.()) ?? []).toEqual([]);
});

test("a click reaches the page through the cross-fade, or as soon as it is over", async ({
  tab,
  engine,
}) => {
  await openStarted(tab, anyPage);
  const { during, after } = await tab.run(async () => {
    const { left = 0, top = 0 } = document.querySelector("h1")?.getBoundingClientRect() ?? {};
    const reached = () => document.elementFromPoint(left + 5, top + 20)?.tagName;
    const transition = document.startViewTransition(() => {});
    await transition.ready;
    const during = reached();
    await transition.finished;
    return { during, after: reached() };
  });
  // Chromium and WebKit let nothing be reached in what fades, whatever its styles say.
  if (engine === "firefox") expect(during).toBe("H1");
  expect(after).toBe("H1");
});
