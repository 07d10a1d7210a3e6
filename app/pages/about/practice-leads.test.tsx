import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { about, type PracticeLead as Lead } from "../../content/about";
import { getService } from "../../content/services";
import { PracticeLead } from "./practice-leads";

const [first] = about.leads;
const render = (lead: Lead) => renderToStaticMarkup(<PracticeLead {...lead} />);

describe("a practice lead", () => {
  it("is shown by role where the content has no name, and without a picture", () => {
    const html = render(first);
    expect(html).toContain(`>${first.role}</h3>`);
    expect(html).not.toContain("<img");
  });

  it("is shown by name, with the role below and the portrait beside it, where they are given", () => {
    const html = render({ ...first, name: "Ada Example", portrait: "/images/people/ada.jpg" });
    expect(html).toContain(">Ada Example</h3>");
    expect(html).toMatch(
      new RegExp(`${first.role}, <a [^>]*>${getService(first.service).title}</a>`),
    );
    // The heading says the name already; a placeholder would show it.
    expect(html).toMatch(/<img [^>]*src="\/images\/people\/ada\.jpg"[^>]*alt=""/);
    expect(html).toContain('data-placeholder="Ada Example"');
  });
});
