import assert from "node:assert/strict";
import { address } from "../../app/lib/address.ts";
import { navigation } from "../../app/site.ts";
import { type Check, eventually, openAt, phone, place, saidOn, shown, silence } from "./check.ts";

const check = (name: string, run: Check["run"]): Check => ({ group: "addresses", name, run });
const heading = "Page Not Found";

/** What leads elsewhere: ids that do not exist, and other spellings of an address. */
const ways = {
  "/services/nope": "/services",
  "/case-study/nope": "/client-success-stories",
  "//about": "/about",
  "/about/index.html": "/about/",
};

export const addressChecks: readonly Check[] = [
  ...Object.entries(ways).map(([from, to]) =>
    check(`${from} leads to ${to}`, async (visit) => {
      await openAt(visit, visit.site.url + address(from));
      await eventually(
        async () => (await place(visit)).replace(/(.)\/$/, "$1"),
        address(to).replace(/(.)\/$/, "$1"),
        "the place",
      );
      await eventually(() => shown(visit, "h1"), 1, "headings");
    }),
  ),
  ...["/no/such/page", "/About", "/CONTACT", "/Services"].map((path) =>
    check(`${path} is the 404 page, and says so once`, async (visit) => {
      await silence(visit);
      await openAt(visit, address(path));
      await eventually(() => shown(visit, "h1"), 1, "headings");
      assert.equal(await visit.tab.run(() => document.querySelector("h1")?.textContent), heading);
      const said = await saidOn(visit);
      assert.deepEqual(
        said.filter((line) => !line.includes(`Page not found: ${address(path)}`)),
        [],
      );
    }),
  ),
  ...["/", "/services", "/services/cloud-migration", "/contact"].map((path) =>
    check(`${path} can be read when every script is lost`, async (visit) => {
      visit.site.mode = "scriptless";
      await openAt(visit, address(path), phone);
      assert.equal(await shown(visit, "h1"), 1);
      const letters = await visit.tab.run(() => document.querySelector("main")?.textContent.length);
      assert.ok((letters ?? 0) > 600, `${letters} letters`);
      assert.equal(
        (await shown(visit, "footer a")) > navigation.length,
        true,
        "links in the footer",
      );
    }),
  ),
  {
    group: "addresses",
    needs: "allow",
    name: "without scripts a phone has the links of the header",
    async run(visit) {
      await visit.tab.resize(phone.width, phone.height);
      await visit.tab.allow?.("scripts", false);
      try {
        await visit.tab.open(address("/about"));
        assert.equal(
          await shown(visit, "header nav[aria-label=Main] > ul > li > a"),
          navigation.length,
        );
        assert.equal(await shown(visit, "header button[commandfor]"), 0);
      } finally {
        await visit.tab.allow?.("scripts", true);
      }
    },
  },
];
