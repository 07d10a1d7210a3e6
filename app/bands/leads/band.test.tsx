import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { about } from "../../content/content";
import { getService } from "../../content/services";
import { PracticeLead } from "./practice-leads";

it("shows a lead by name, with the role below and the portrait beside it, where they are given", () => {
  const [first] = about.leads;
  const html = renderToStaticMarkup(
    <PracticeLead {...first} name="Ada Example" portrait="/images/people/ada.jpg" />,
  );
  expect(html).toContain(">Ada Example</h3>");
  expect(html).toMatch(
    new RegExp(`${first.role}, <a [^>]*>${getService(first.service).title}</a>`),
  );
  // The heading says the name already; a placeholder would show it.
  expect(html).toMatch(/<img [^>]*src="\/images\/people\/ada\.jpg"[^>]*alt=""/);
  expect(html).toContain('data-placeholder="Ada Example"');
});
