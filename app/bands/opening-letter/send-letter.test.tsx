import { HtmlValidate } from "html-validate";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { content } from "../../content/content";
import { letterAbout } from "../../lib/letter-about";
import { ContentContext } from "../../lib/use-words";
import { SendLetter } from "./send-letter";

const prepared = letterAbout(content);
const { booking: _, phone: __, ...site } = content.site;
const shown = (ways: Partial<typeof content.site> = {}) =>
  renderToStaticMarkup(
    <ContentContext value={{ ...content, site: { ...site, ...ways } }}>
      <SendLetter {...prepared} />
    </ContentContext>,
  );

it("leaves the first place to a calendar, where the firm has one", () => {
  const write = (page: string) => /<a [^>]*data-letter="mailto"[^>]*>/.exec(page)?.[0];
  expect(write(shown())).toContain("data-call");
  expect(write(shown({ booking: "https://calendar.test/firm" }))).not.toContain("data-call");
});

it("offers a call where the firm has a number, and leaves no gap where it has none", () => {
  const page = shown({ phone: "+1 916 555 0100" });
  expect(page).toContain('href="tel:+19165550100"');
  const rules = new HtmlValidate({ extends: ["html-validate:recommended"] });
  const { results } = rules.validateStringSync(page);
  expect(results.flatMap(({ messages }) => messages.map(({ message }) => message))).toEqual([]);
  expect(shown()).not.toContain("tel:");
});
