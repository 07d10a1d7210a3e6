import { HtmlValidate } from "html-validate";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { SendLetter } from "./send-letter";

it("offers to choose a time where the firm has a calendar for it", () => {
  const booking = "https://calendar.test/firm?type=call";
  const [, link] =
    /(<a [^>]+>)Choose a time/.exec(renderToStaticMarkup(<SendLetter booking={booking} />)) ?? [];
  expect(link).toContain(`href="${booking}"`);
  expect(link).toContain('rel="noreferrer noopener"');
  expect(renderToStaticMarkup(<SendLetter />)).not.toContain("Choose a time");
});

it("offers a call where the firm has a number, and leaves no gap where it has none", () => {
  const page = renderToStaticMarkup(<SendLetter phone="+1 916 555 0100" />);
  expect(page).toContain('href="tel:+19165550100"');
  const rules = new HtmlValidate({ extends: ["html-validate:recommended"] });
  const { results } = rules.validateStringSync(page);
  expect(results.flatMap(({ messages }) => messages.map(({ message }) => message))).toEqual([]);
  expect(renderToStaticMarkup(<SendLetter />)).not.toContain("tel:");
});
