import assert from "node:assert/strict";
import { address } from "../../../app/lib/address.ts";
import type { Tab } from "../engines/tab.ts";
import type { TestSite } from "../site/test-site.ts";
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

const paths = ["/", "/services", "/services/cloud-migration", "/about", "/contact"];
const sizes = [wide, phone];

async function expectStillness(
  tab: Tab,
  site: TestSite,
  path: string,
  { width, height } = wide,
): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  site.mode = "fresh";
  site.hold = { paths: /\.woff2$/, until: promise };
  try {
    await tab.resize(width, height);
    await tab.openEarly?.(address(path));
    const before = await tab.run(places);
    resolve();
    await tab.run(fontsHaveCome);
    const after = await tab.run(places);
    const moves = after.tops.map((top, index) => Math.abs(top - (before.tops[index] ?? 0)));
    const what = `${path} at ${width} px`;
    assert.equal(after.heading, before.heading, `height of the headline of ${what}`);
    assert.ok(Math.max(...moves) <= lines, `${what} moved by ${Math.round(Math.max(...moves))} px`);
  } finally {
    resolve();
    delete site.hold;
  }
}

/** Debian's folder of the font that every Linux has: neither Arial nor Georgia, nor a twin of them. */
const plainFonts = "/usr/share/fonts/truetype/dejavu";

export const lateFontChecks: readonly Check[] = [
  ...sizes.flatMap((size) =>
    paths.map(
      (path): Check => ({
        group: "fonts",
        needs: "openEarly",
        name: `late fonts do not move ${path} at ${size.width} px`,
        run: ({ tab, site }) => expectStillness(tab, site, path, size),
      }),
    ),
  ),
  {
    group: "fonts",
    needs: "startWithFonts",
    name: "late fonts do not move pages on a machine without Arial and Georgia",
    async run({ installed, site }) {
      const browser = await installed.startWithFonts?.(site.url, plainFonts);
      try {
        for (const size of sizes)
          for (const path of paths)
            if (browser) await expectStillness(browser.tab, site, path, size);
      } finally {
        browser?.end();
      }
    },
  },
];
