import assert from "node:assert/strict";
import { address } from "../../../app/lib/address.ts";
import { type Check, phone, wide } from "./check.ts";

/** px that a paragraph may move where one line of the page breaks elsewhere; not a screen. */
const lines = 80;

/** Where the page's texts stand, once they are painted; for `Tab.run`. */
async function places(): Promise<{ heading: number; tops: number[] }> {
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  return {
    heading: Math.round(document.querySelector("h1")?.getBoundingClientRect().height ?? 0),
    tops: [...document.querySelectorAll("main :is(h1, h2, h3, p, li), footer")]
      .filter((element) => element.checkVisibility())
      .map((element) => element.getBoundingClientRect().top),
  };
}

/** For `Tab.run`. */
async function fontsHaveCome(): Promise<void> {
  const ours = () => [...document.fonts].filter(({ status }) => status === "loading").length;
  while (ours()) await new Promise((done) => requestAnimationFrame(done));
  await document.fonts.ready;
}

export const lateFontChecks: readonly Check[] = [wide, phone].flatMap((size) =>
  ["/", "/services", "/services/cloud-migration", "/about", "/contact"].map((path) => ({
    group: "fonts",
    needs: "openEarly" as const,
    name: `late fonts do not move ${path} at ${size.width} px`,
    async run(visit) {
      const { promise, resolve } = Promise.withResolvers<void>();
      visit.site.mode = "fresh";
      visit.site.hold = { paths: /\.woff2$/, until: promise };
      try {
        await visit.tab.resize(size.width, size.height);
        await visit.tab.openEarly?.(address(path));
        const before = await visit.tab.run(places);
        resolve();
        await visit.tab.run(fontsHaveCome);
        const after = await visit.tab.run(places);
        assert.equal(after.heading, before.heading, "height of the headline");
        const moves = after.tops.map((top, index) => Math.abs(top - (before.tops[index] ?? 0)));
        assert.ok(Math.max(...moves) <= lines, `moved by ${Math.round(Math.max(...moves))} px`);
      } finally {
        resolve();
        delete visit.site.hold;
      }
    },
  })),
);
