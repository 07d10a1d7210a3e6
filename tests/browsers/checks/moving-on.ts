import assert from "node:assert/strict";
import { address } from "../../../app/lib/address.ts";
import { type Check, checkOf, eventually, openStarted, place, silence, started } from "./check.ts";

const check = checkOf("moving");

export const movingChecks: readonly Check[] = [
  ...["/", "/services"].map((path) =>
    check(`Back to ${path} comes back to the place that was left`, async (visit) => {
      await openStarted(visit, path);
      await visit.tab.run(() => scrollTo({ top: 1500, behavior: "instant" }));
      await visit.tab.click(`header nav a[href="${address("/about")}"]`);
      await eventually(() => place(visit), address("/about"), "the place");
      await started(visit);
      await visit.tab.back();
      await eventually(() => place(visit), address(path), "the place after Back");
      await eventually(
        () => visit.tab.run(() => Math.round(scrollY / 10)),
        150,
        "tens of px from the top",
      );
    }),
  ),
  check("a link that is pointed at is fetched ahead, as the policy allows", async (visit) => {
    await silence(visit);
    await openStarted(visit, "/");
    // One that no other check has brought into the cache.
    const ahead = address("/terms-of-service");
    await visit.tab.hover(`footer a[href="${ahead}"]`);
    await eventually(() => visit.site.requests.includes(ahead), true, "a request ahead");
    assert.deepEqual(await visit.tab.messages(), []);
  }),
  check(
    "a click reaches the page through the cross-fade, or as soon as it is over",
    async (visit) => {
      await openStarted(visit, "/about");
      const { during, after } = await visit.tab.run(async () => {
        const { left = 0, top = 0 } = document.querySelector("h1")?.getBoundingClientRect() ?? {};
        const reached = () => document.elementFromPoint(left + 5, top + 20)?.tagName;
        const transition = document.startViewTransition(() => {});
        await transition.ready;
        const during = reached();
        await transition.finished;
        return { during, after: reached() };
      });
      // Chromium and WebKit let nothing be reached in what fades, whatever its styles say.
      if (visit.engine.id === "firefox") assert.equal(during, "H1");
      assert.equal(after, "H1");
    },
  ),
];
