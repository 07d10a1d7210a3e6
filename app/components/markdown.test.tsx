import { HtmlValidate } from "html-validate";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { content } from "../content/content";
import { plainText } from "../content/markdown";
import { ContentContext } from "../lib/use-words";
import { Markdown } from "./markdown";

const { info } = content.site.mailboxes;
const source = `Write to ${info}, or **call us** (+31 10 555 0142) on
a [workday](/contact).

### In short

1. First
   - within *it*
2. Second

| Item | Kept |
| --- | --- |
| Letters | 30 days |
`;

const shown = renderToStaticMarkup(
  <ContentContext value={content}>
    <Markdown>{source}</Markdown>
  </ContentContext>,
).replace(/ class="[^"]*"/g, "");

it("shows paragraphs, lists, tables, bold words and links, with our mailboxes and phone numbers as links", () => {
  expect(shown).toBe(
    `<p>Write to <a href="mailto:${info}">${info}</a>, or <strong>call us</strong> (<a href="tel:+31105550142">+31\u00a010\u00a0555\u00a00142</a>) on a <a href="/contact">workday</a>.</p>` +
      "<h3>In short</h3>" +
      "<ol><li><p>First</p><ul><li><p>within <em>it</em></p></li></ul></li><li><p>Second</p></li></ol>" +
      '<table><thead><tr><th scope="col">Item</th><th scope="col">Kept</th></tr></thead>' +
      '<tbody><tr><th scope="row">Letters</th><td><b>Kept</b> 30 days</td></tr></tbody></table>',
  );
  const rules = new HtmlValidate({ extends: ["html-validate:recommended"] });
  const { results } = rules.validateStringSync(shown);
  expect(results.flatMap(({ messages }) => messages.map(({ message }) => message))).toEqual([]);
});

it("is plain words for a search and for machines", () => {
  expect(plainText(source)).toBe(
    `Write to ${info}, or call us (+31 10 555 0142) on a workday. In short First within it Second Item Kept Letters 30 days`,
  );
});
