import { address } from "../../../app/lib/address.ts";
import { site as brand } from "../../../app/site.ts";
import { anyPage, contact, servicePage, servicesPage, words } from "../../support/places.ts";
import { startFirefox } from "../engines/firefox.ts";
import { expect, test } from "../fixtures.ts";
import { countShown, phone } from "../visit.ts";

for (const path of ["/", servicesPage, servicePage, contact])
  test(`${path} can be read when every script is lost`, async ({ tab, site }) => {
    // Data in scripts (JSON-LD) may stay.
    site.change = (html) =>
      html.replace(/<script(?! type="application)[^>]*>[\s\S]*?<\/script>/g, "");
    await tab.open(address(path), phone);
    expect(await countShown(tab, "h1")).toBe(1);
    const letters = await tab.run(() => document.querySelector("main")?.textContent.length);
    expect(letters).toBeGreaterThan(600);
    expect(await countShown(tab, "footer a")).toBeGreaterThan(brand.navigation.length);
  });

test("without scripts a phone has the links of the header", async ({ site, engine }) => {
  test.skip(engine !== "firefox", "WebKit's driver cannot switch scripts off.");
  const extraPrefsFirefox = { "javascript.enabled": false };
  await using tab = await startFirefox(site.url, { extraPrefsFirefox });
  await tab.open(address(anyPage), phone);
  const links = await countShown(
    tab,
    `header nav[aria-label="${words.header.main}"] > ul > li > a`,
  );
  expect(links).toBe(brand.navigation.length);
  expect(await countShown(tab, "header button[commandfor]")).toBe(0);
});
