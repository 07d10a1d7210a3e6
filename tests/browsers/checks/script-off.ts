import assert from "node:assert/strict";
import { address } from "../../../app/lib/address.ts";
import { navigation } from "../../../app/site.ts";
import { type Check, checkOf, openAt, phone, shown } from "./check.ts";

const check = checkOf("script-off");

export const scriptOffChecks: readonly Check[] = [
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
    group: "script-off",
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
