import { topicGroups } from "../../app/bands/opening-letter/topic-groups.ts";
import { content } from "../../app/content/all-offers.test-helper.ts";
import { contents } from "../../app/content/content.ts";
import { addressIn, isPublished } from "../../app/content/edition.ts";
import { letterAbout } from "../../app/lib/letter-about.ts";
import { servicePath } from "../../app/lib/paths.ts";
import { planBack } from "../../app/lib/plan-back.ts";
import { filled } from "../../app/lib/use-words.ts";
import { toIso } from "../../app/text/day.ts";
import { chatOn } from "../support/chat-parts.ts";
import { ends, inWords, now } from "../support/dated.ts";
import { expect, open, test } from "../support/fixtures.ts";
import { contact, offers } from "../support/places.ts";
import { searchOn } from "../support/search-parts.ts";

/** What can break where words are longer, dates are written otherwise, and pages are missing. */

const [first] = contents;
const translations = contents.slice(1) as (typeof content)[];
const [, , by = 0] = ends;

for (const own of translations) {
  const { site, words, services, letter } = own;
  const { language } = site;
  const at = (path: string) => addressIn(site, path);
  const foreign = services.find(({ id }) => !isPublished(site, servicePath(id)));
  const known = services.find(({ id }) => isPublished(site, servicePath(id)));
  const firstName = new Intl.DisplayNames(language, { type: "language" }).of(
    first.site.language.replace(/-.*/, ""),
  );

  test.describe(site.edition.name, () => {
    test("a date becomes a plan, and goes into the letter", async ({ page }) => {
      test.skip(!offers.dates, "No dates are offered.");
      await page.clock.setFixedTime(now);
      await page.setViewportSize({ width: 320, height: 664 });
      await open(page, at("/"));
      await page.locator(`main button[value="${toIso(by)}"]`).click();
      const { leadTimes, weeks } = content.planBack;
      const plan = planBack(by, weeks, leadTimes, site.closed);
      const drawing = page.locator("[data-drawing=plan]");
      const short = { weekday: "short", month: "short", day: "numeric" } as const;
      const { drawing: names } = words.dateChoice;
      for (const [name, day] of [
        [names.call, plan.call],
        [names.kickoff, plan.kickoff],
        [names.result, plan.result],
      ] as const)
        await expect(drawing.getByRole("listitem").filter({ hasText: name })).toContainText(
          inWords(day, short, site),
        );
      // The sentence below the bars is on no bar.
      const room = await drawing.evaluate((plan) => {
        const box = (part: string) => plan.querySelector(part)?.getBoundingClientRect();
        return (box("[data-part=head]")?.top ?? 0) - (box("[data-part=rows]")?.bottom ?? 0);
      });
      expect(room).toBeGreaterThanOrEqual(0);

      await page.goto(at(contact));
      const day = inWords(by, { dateStyle: "long" }, site);
      await expect(page.locator("#letter")).toContainText(day);
      await expect(page.getByRole("region", { name: words.dateChoice.ribbon })).toBeVisible();
      await expect(page.locator("[data-plan]").first()).toContainText(day);
    });

    test("a topic in the address is the one of the letter, in every way to send it", async ({
      page,
    }) => {
      const topic = topicGroups(own).flatMap(({ topics }) => topics)[0];
      await open(page, `${at(contact)}?topic=${topic?.id}`);
      const { to, subject, body } = letterAbout(own, topic);
      const names = words.letter;
      expect(await page.locator("#letter").innerText()).toBe(
        `${names.to}: ${to}\n${names.subject}: ${subject}\n\n${body}`,
      );
      const mail = page.getByRole("link", { name: filled(names.write, { mailbox: to }) });
      const { searchParams } = new URL((await mail.getAttribute("href")) ?? "");
      expect(searchParams.get("subject")).toBe(subject);
      expect(searchParams.get("body")?.replaceAll("\r\n", "\n")).toBe(body);
      expect(body).toContain(letter.agenda[0]?.line);
    });

    test("chat and search lead to its pages, and say which are in the first language", async ({
      page,
    }) => {
      test.skip(!offers.chat || !offers.search || !known, "Nothing answers.");
      await open(page, at(contact));
      const chat = chatOn(page, own);
      await chat.button.click();
      for (const one of [known, foreign]) {
        if (!one) continue;
        await chat.input.fill(one.title);
        await chat.input.press("Enter");
        const link = chat.links.first();
        await expect(link).toHaveAttribute("href", at(servicePath(one.id)));
        if (one === known) continue;
        await expect(link).toHaveText(`${one.title} (${firstName})`);
        await expect(link).toHaveAttribute("hreflang", first.site.language);
      }
      await chat.close.click();

      const search = searchOn(page, own);
      await search.button.click();
      for (const one of [known, foreign]) {
        if (!one) continue;
        await search.input.fill(one.title);
        const option = search.options.filter({ hasText: one.title }).first();
        await expect(option).toHaveAttribute("href", at(servicePath(one.id)));
        if (one === foreign) await expect(option).toContainText(`(${firstName})`);
      }
    });
  });
}
