import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { SendLetter } from "./send-letter";

it("offers to choose a time where the firm has a calendar for it", () => {
  const booking = "https://calendar.test/firm?type=call";
  const [, link] =
    /(<a [^>]+>)Choose a time/.exec(renderToStaticMarkup(<SendLetter booking={booking} />)) ?? [];
  expect(link).toContain(`href="${booking}"`);
  expect(link).toContain('rel="noreferrer noopener"');
  expect(renderToStaticMarkup(<SendLetter booking={undefined} />)).not.toContain("Choose a time");
});
