import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { PracticeLeads } from "./practice-leads";
import { aboutView } from "./view";

const { leads: view } = aboutView();
const [first] = view.leads;
const render = (lead: (typeof view.leads)[number]) =>
  renderToStaticMarkup(<PracticeLeads {...view} leads={[lead]} />);

describe("a practice lead", () => {
  it("is shown by role where the content has no name, and without a picture", () => {
    if (!first) throw new Error("app/content/about.ts has no leads");
    const html = render(first);
    expect(html).toContain(`>${first.role}</h3>`);
    expect(html).not.toContain("<img");
  });

  it("is shown by name, with the role below and the portrait beside it, where they are given", () => {
    if (!first) throw new Error("app/content/about.ts has no leads");
    const html = render({ ...first, name: "Ada Example", portrait: "/images/people/ada.jpg" });
    expect(html).toContain(">Ada Example</h3>");
    expect(html).toMatch(new RegExp(`${first.role}, <a [^>]*>${first.practice.name}</a>`));
    // The heading says the name already; a placeholder would show it.
    expect(html).toMatch(/<img [^>]*src="\/images\/people\/ada\.jpg"[^>]*alt=""/);
    expect(html).toContain('data-placeholder="Ada Example"');
  });
});
