import path from "node:path";
import { address } from "../../../app/lib/address.ts";
import { anyPage, contact, servicePage, servicesPage } from "../../support/places.ts";
import { startFirefox } from "../engines/firefox.ts";
import { expect, test } from "../fixtures.ts";
import { withoutPolicy } from "../site/test-site.ts";
import { phone, wide } from "../visit.ts";

test.skip(({ engine }) => engine !== "firefox", "WebKit's driver waits for a page's fonts.");

/** px that a paragraph may move where one line of the page breaks elsewhere; not a screen. */
const mostMove = 80;

/** Where the page's texts stand, once they are painted. */
async function textPlaces(): Promise<{ heading: number; tops: number[] }> {
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  return {
    heading: Math.round(document.querySelector("h1")?.getBoundingClientRect().height ?? 0),
    tops: [...document.querySelectorAll("main :is(h1, h2, h3, p, li), footer")]
      .filter((element) => element.checkVisibility())
      .map((element) => element.getBoundingClientRect().top),
  };
}

async function fontsLoaded(): Promise<void> {
  const isLoading = () => [...document.fonts].some(({ status }) => status === "loading");
  while (isLoading()) await new Promise(requestAnimationFrame);
  await document.fonts.ready;
}

/** A machine that has the font of every Linux alone: neither Arial nor Georgia, nor one made after them. */
const plainMachine = {
  ...process.env,
  FONTCONFIG_FILE: path.resolve(import.meta.dirname, "../engines/plain-fonts.conf"),
};

const machines = {
  "this machine": process.env,
  "a machine without Arial and Georgia": plainMachine,
};

for (const [machine, env] of Object.entries(machines))
  test(`late fonts do not move pages on ${machine}`, async ({ site }) => {
    const hasChoice = process.platform === "linux";
    test.skip(env === plainMachine && !hasChoice, "No program can choose its fonts here.");
    await using tab = await startFirefox(site.url, { env });
    let visits = 0;
    // Fonts that no earlier page has brought.
    site.change = (html) => withoutPolicy(html).replaceAll(".woff2", `.woff2?${visits}`);
    for (const size of [wide, phone])
      for (const page of ["/", servicesPage, servicePage, anyPage, contact]) {
        visits++;
        site.requests.length = 0;
        const { promise, resolve: release } = Promise.withResolvers<void>();
        site.hold = { paths: /\.woff2$/, until: promise };
        await tab.openEarly(address(page), size);
        const before = await tab.run(textPlaces);
        expect(site.requests, "paths that were asked for").toContainEqual(
          expect.stringMatching(site.hold.paths),
        );
        release();
        await tab.run(fontsLoaded);
        const after = await tab.run(textPlaces);
        const moves = after.tops.map((top, index) => Math.abs(top - (before.tops[index] ?? 0)));
        const where = `${page} at ${size.width} px`;
        expect.soft(after.heading, `height of the headline of ${where}`).toBe(before.heading);
        expect.soft(Math.max(...moves), `px that ${where} moves`).toBeLessThanOrEqual(mostMove);
      }
  });
