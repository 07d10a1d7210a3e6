import assert from "node:assert/strict";
import { address } from "../../app/lib/address.ts";
import { site as brand } from "../../app/site.ts";
import {
  type Check,
  eventually,
  openStarted,
  phone,
  place,
  shown,
  silence,
  started,
} from "./check.ts";
import { caseStudies } from "./content.ts";

const check = (name: string, run: Check["run"]): Check => ({ group: "behavior", name, run });
const link = (path: string) => `nav a[href="${address(path)}"]`;

export const behaviorChecks: readonly Check[] = [
  check("the menu of a phone opens, closes on Escape and leads on", async (visit) => {
    await openStarted(visit, "/about", phone);
    await visit.tab.click("header button[commandfor]");
    await eventually(() => shown(visit, "dialog[open]"), 1, "open menus");
    await visit.tab.press("Escape");
    await eventually(() => shown(visit, "dialog[open]"), 0, "open menus");
    await visit.tab.click("header button[commandfor]");
    await visit.tab.click(`dialog ${link("/client-success-stories")}`);
    await eventually(() => place(visit), address("/client-success-stories"), "the place");
  }),
  check("one question is open at a time", async (visit) => {
    await openStarted(visit, "/contact");
    await visit.tab.click("#faq details:not([open]) summary");
    await eventually(() => shown(visit, "#faq details[open]"), 1, "open answers");
  }),
  check("a chart tells its values by key, and its data as a table", async (visit) => {
    await openStarted(visit, "/services/cloud-migration");
    await visit.tab.run(() => document.querySelector<HTMLElement>("[data-values]")?.focus());
    await visit.tab.press("ArrowRight");
    await eventually(
      () => visit.tab.run(() => document.querySelector("[data-tooltip]")?.textContent),
      "Month 2: 411",
      "the tooltip",
    );
    await visit.tab.click("figure details summary");
    await eventually(() => shown(visit, "figure details table"), 1, "tables");
  }),
  check("case studies are filtered in place, and Back undoes it", async (visit) => {
    await openStarted(visit, "/client-success-stories");
    const chosen = caseStudies.filter(({ industry }) => industry === "Financial Services").length;
    await visit.tab.click('[data-filter] a[href*="financial-services"]');
    await eventually(() => shown(visit, "main article"), chosen, "stories");
    await visit.tab.back();
    await eventually(() => shown(visit, "main article"), caseStudies.length, "stories after Back");
  }),
  ...["/", "/services"].map((path) =>
    check(`Back to ${path} comes back to the place that was left`, async (visit) => {
      await openStarted(visit, path);
      await visit.tab.run(() => scrollTo({ top: 1500, behavior: "instant" }));
      await visit.tab.click(`header ${link("/about")}`);
      await eventually(() => place(visit), address("/about"), "the place");
      await started(visit);
      await visit.tab.back();
      await eventually(() => place(visit), address(path), "the place after Back");
      await eventually(
        () => visit.tab.run(() => Math.round(scrollY / 10)),
        150,
        "tens of px from the top",
      );
    }),
  ),
  check("the search finds, and leads there by key", async (visit) => {
    await openStarted(visit, "/about");
    await visit.tab.press("/");
    await eventually(() => shown(visit, "dialog[open] input"), 1, "fields");
    await visit.tab.press("cloud migration");
    await eventually(
      () => visit.tab.run(() => document.querySelectorAll("[role=option]").length > 0),
      true,
      "something found",
    );
    await visit.tab.press("Enter");
    await eventually(() => place(visit), address("/services/cloud-migration"), "the place");
  }),
  check("the panel of all services opens, and closes on Escape", async (visit) => {
    await openStarted(visit, "/about");
    await visit.tab.click(".catalog button");
    await eventually(() => shown(visit, ".catalog [popover]"), 1, "panels");
    await visit.tab.press("Escape");
    await eventually(() => shown(visit, ".catalog [popover]"), 0, "panels");
  }),
  check("the dark scheme is chosen, and kept", async (visit) => {
    const ground = () =>
      visit.tab.run(() => getComputedStyle(document.documentElement).backgroundColor);
    const [red, green, blue] = [1, 3, 5].map((at) =>
      Number.parseInt(brand.darkThemeColor.slice(at, at + 2), 16),
    );
    const dark = `rgb(${red}, ${green}, ${blue})`;
    await openStarted(visit, "/about");
    try {
      await visit.tab.run(() =>
        document.querySelector<HTMLElement>("[data-behavior=scheme] input[value=dark]")?.click(),
      );
      await eventually(ground, dark, "the ground");
      await openStarted(visit, "/contact");
      assert.equal(await ground(), dark);
    } finally {
      await visit.tab.run(() => localStorage.clear());
    }
  }),
  check("a link that is pointed at is fetched ahead, as the policy allows", async (visit) => {
    await silence(visit);
    await openStarted(visit, "/");
    // One that no other check has brought into the cache.
    const ahead = address("/terms-of-service");
    await visit.tab.hover(`footer a[href="${ahead}"]`);
    await eventually(() => visit.site.requests.includes(ahead), true, "a request ahead");
    assert.deepEqual(await visit.tab.messages(), []);
  }),
  check("a click during the cross-fade goes to the page", async (visit) => {
    // Chromium and WebKit let nothing be reached in a page while its picture fades: 150 ms.
    if (visit.engine.id !== "firefox") return;
    await openStarted(visit, "/about");
    const reached = await visit.tab.run(async () => {
      if (!document.startViewTransition) return "H1";
      const heading = document.querySelector("h1");
      const { left = 0, top = 0 } = heading?.getBoundingClientRect() ?? {};
      const transition = document.startViewTransition(() => {});
      await transition.ready;
      const found = document.elementFromPoint(left + 5, top + 20)?.tagName;
      await transition.finished;
      return found;
    });
    assert.equal(reached, "H1");
  }),
  check("no single word is left on a last line", async (visit) => {
    await openStarted(visit, "/about");
    const wrap = await visit.tab.run(() => {
      const text = document.querySelector("main p");
      return text && getComputedStyle(text).getPropertyValue("text-wrap-style");
    });
    assert.match(String(wrap), /pretty|balance/);
  }),
  check("the days of a schedule are whole pixels, so that hairlines are", async (visit) => {
    await openStarted(visit, "/contact");
    const widths = await visit.tab.run(() =>
      [...document.querySelectorAll(".day-grid")].map(
        (row) => row.getBoundingClientRect().width % 8,
      ),
    );
    assert.deepEqual(widths, [0, 0, 0, 0]);
  }),
  // Last, for a conversation follows the visitor from page to page.
  check("the chat answers", async (visit) => {
    await openStarted(visit, "/about");
    await visit.tab.click("[data-chat] > button");
    await eventually(
      () =>
        visit.tab.run(() =>
          document.activeElement?.matches("[data-panel] textarea, [data-panel] input"),
        ),
      true,
      "focus in the message",
    );
    await visit.tab.press("pricing");
    await visit.tab.press("Enter");
    await eventually(() => shown(visit, "[data-sender=bot]"), 2, "greeting and reply");
  }),
];
