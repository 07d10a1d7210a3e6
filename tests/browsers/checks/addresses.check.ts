import { address } from "../../../app/lib/address.ts";
import { expect, test } from "../fixtures.ts";
import { countShown, forgetMessages, messagesSince } from "../visit.ts";

/** Ids that do not exist, and other spellings of an address. */
const redirects = {
  "/services/nope": "/services",
  "/case-study/nope": "/client-success-stories",
  "//about": "/about",
  "/about/index.html": "/about",
  "/About": "/about",
  "/CONTACT": "/contact",
};

for (const [from, to] of Object.entries(redirects))
  test(`${from} leads to ${to}`, async ({ tab, site }) => {
    await tab.open(site.url + address(from));
    // Some servers end the address of a folder with a slash.
    const place = async () => (await tab.address()).replace(/(.)\/$/, "$1");
    await expect.poll(place).toBe(address(to));
    await expect(async () => expect(await countShown(tab, "h1")).toBe(1)).toPass();
  });

for (const path of ["/no/such/page", "/NO/Such/Page"])
  test(`${path} is the 404 page, and says so once`, async ({ tab }) => {
    await forgetMessages(tab);
    await tab.open(address(path));
    const heading = await tab.run(() => document.querySelector("h1")?.textContent);
    expect(heading).toBe("Page Not Found");
    const notice = `Page not found: ${address(path)}`;
    const others = (await messagesSince(tab)).filter((message) => !message.includes(notice));
    expect(others).toEqual([]);
  });
