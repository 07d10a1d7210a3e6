import { address } from "../../../app/lib/address.ts";
import { type Check, checkOf, eventually, openStarted, phone, place, shown } from "./check.ts";

const check = checkOf("menus");

export const menuChecks: readonly Check[] = [
  check("the menu of a phone opens, closes on Escape and leads on", async (visit) => {
    await openStarted(visit, "/about", phone);
    await visit.tab.click("header button[commandfor]");
    await eventually(() => shown(visit, "dialog[open]"), 1, "open menus");
    await visit.tab.press("Escape");
    await eventually(() => shown(visit, "dialog[open]"), 0, "open menus");
    await visit.tab.click("header button[commandfor]");
    await visit.tab.click(`dialog nav a[href="${address("/client-success-stories")}"]`);
    await eventually(() => place(visit), address("/client-success-stories"), "the place");
  }),
  check("the panel of all services opens, and closes on Escape", async (visit) => {
    await openStarted(visit, "/about");
    await visit.tab.click(".catalog button");
    await eventually(() => shown(visit, ".catalog [popover]"), 1, "panels");
    await visit.tab.press("Escape");
    await eventually(() => shown(visit, ".catalog [popover]"), 0, "panels");
  }),
  check("the search finds, and leads there by key", async (visit) => {
    await openStarted(visit, "/about");
    await visit.tab.press("/");
    await eventually(() => shown(visit, "dialog[open] [role=combobox]"), 1, "fields");
    await visit.tab.press("cloud migration");
    await eventually(
      () => visit.tab.run(() => document.querySelectorAll("[role=option]").length > 0),
      true,
      "something found",
    );
    await visit.tab.press("Enter");
    await eventually(() => place(visit), address("/services/cloud-migration"), "the place");
  }),
];
