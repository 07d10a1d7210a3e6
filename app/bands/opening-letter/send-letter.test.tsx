import { HtmlValidate } from "html-validate";
import type { ComponentProps } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { content } from "../../content/content";
import { letterAbout } from "../../lib/letter-about";
import { SiteContext } from "../../lib/use-words";
import { SendLetter } from "./send-letter";

const prepared = letterAbout(content);
const shown = (ways: Partial<ComponentProps<typeof SendLetter>> = {}) =>
  renderToStaticMarkup(
    <SiteContext value={content}>
      <SendLetter {...prepared} {...ways} />
    </SiteContext>,
  );

it("offers to choose a time first, before the letter, where the firm has a calendar for it", () => {
  const booking = "https://calendar.test/firm?type=call";
  const { book } = content.words.letter;
  const [, link] = new RegExp(`(<a [^>]+>)${book}`).exec(shown({ booking })) ?? [];
  expect(link).toContain(`href="${booking}"`);
  expect(link).toContain('rel="noreferrer noopener"');
  expect(shown({ booking }).indexOf(book)).toBeLessThan(shown({ booking }).indexOf("mailto:"));
  expect(shown()).not.toContain(book);
});

it("offers a call where the firm has a number, and leaves no gap where it has none", () => {
  const page = shown({ phone: "+1 916 555 0100" });
  expect(page).toContain('href="tel:+19165550100"');
  const rules = new HtmlValidate({ extends: ["html-validate:recommended"] });
  const { results } = rules.validateStringSync(page);
  expect(results.flatMap(({ messages }) => messages.map(({ message }) => message))).toEqual([]);
  expect(shown()).not.toContain("tel:");
});
