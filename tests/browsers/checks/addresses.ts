import assert from "node:assert/strict";
import { address } from "../../../app/lib/address.ts";
import { type Check, checkOf, eventually, openAt, place, saidOn, shown, silence } from "./check.ts";

const check = checkOf("addresses");
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
];
