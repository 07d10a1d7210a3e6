import { address } from "../../../app/lib/address.ts";
import { anyPage, caseStudyList, offers, service, servicePage } from "../../support/places.ts";
import { expect, test } from "../fixtures.ts";
import { expectArrival, expectShown, openStarted, phone } from "../visit.ts";

test("the menu of a phone opens, closes on Escape and leads on", async ({ tab }) => {
  await openStarted(tab, anyPage, phone);
  await tab.click("header button[commandfor]");
  await expectShown(tab, "dialog[open]", 1);
  await tab.press("Escape");
  await expectShown(tab, "dialog[open]", 0);
  await tab.click("header button[commandfor]");
  await tab.click(`dialog nav a[href="${address(caseStudyList)}"]`);
  await expectArrival(tab, caseStudyList);
});

test("the panel of all services opens, and closes on Escape", async ({ tab }) => {
  await openStarted(tab, anyPage);
  await tab.click(".catalog button");
  await expectShown(tab, ".catalog [popover]", 1);
  await tab.press("Escape");
  await expectShown(tab, ".catalog [popover]", 0);
});

test("the search finds, and leads there by key", async ({ tab }) => {
  test.skip(!offers.search, "This firm has none.");
  await openStarted(tab, anyPage);
  await tab.type("/");
  await expectShown(tab, "dialog[open] [role=combobox]", 1);
  await tab.type(service.title);
  const results = () => tab.run(() => document.querySelectorAll("[role=option]").length);
  await expect.poll(results).toBeGreaterThan(0);
  await tab.press("Enter");
  await expectArrival(tab, servicePage);
});
