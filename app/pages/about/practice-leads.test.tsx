import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { PracticeLeads } from "./practice-leads";
import { aboutView } from "./view";

it("shows a lead by name, with the role below and the portrait beside it, where they are given", () => {
  const { leads: view } = aboutView();
  const [first] = view.leads;
  if (!first) throw new Error("app/content/about.ts has no leads");
  const named = { ...first, name: "Ada Example", portrait: "/images/people/ada.jpg" };
  const html = renderToStaticMarkup(<PracticeLeads {...view} leads={[named]} />);
  expect(html).toContain(">Ada Example</h3>");
  expect(html).toMatch(new RegExp(`${first.role}, <a [^>]*>${first.practice.name}</a>`));
  // The heading says the name already; a placeholder would show it.
  expect(html).toMatch(/<img [^>]*src="\/images\/people\/ada\.jpg"[^>]*alt=""/);
  expect(html).toContain('data-placeholder="Ada Example"');
});
