import { address } from "../../../app/lib/address.ts";
import {
  anyPage,
  caseStudyList,
  contact,
  missingService,
  missingStudy,
  servicesPage,
  words,
} from "../../support/places.ts";
import { expect, test } from "../fixtures.ts";
import { countShown, forgetMessages, messagesSince } from "../visit.ts";

/** Ids that do not exist, and other spellings of an address. */
const redirects = {
  [missingService]: servicesPage,
  [missingStudy]: caseStudyList,
  [`/${anyPage}`]: anyPage,
  [`${anyPage}/index.html`]: anyPage,
  [anyPage.replace(/\w/, (letter) => letter.toUpperCase())]: anyPage,
  [contact.toUpperCase()]: contact,
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
    expect(heading).toBe(words.errors.notFound.heading);
    const notice = `Page not found: ${address(path)}`;
    const others = (await messagesSince(tab)).filter((message) => !message.includes(notice));
    expect(others).toEqual([]);
  });
