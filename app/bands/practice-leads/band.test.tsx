import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { content } from "../../content/content";
import { ContentContext } from "../../lib/use-words";
import { PracticeLead } from "./band";

it("shows a lead by name, with the role below and the portrait beside it, where they are given", () => {
  const [service] = content.services;
  const [caseStudy] = content.caseStudies;
  if (!service || !caseStudy) throw new Error("The sample has services and case studies.");
  const lead = {
    name: "Ada Example",
    // Any picture that there is.
    portrait: `/pictures/${caseStudy.slug}.png`,
    role: "Head of harbors",
    service,
    years: 12,
    program: "Ran one.",
    source: { caseStudy },
  };
  const html = renderToStaticMarkup(
    <ContentContext value={content}>
      <PracticeLead {...lead} />
    </ContentContext>,
  );
  expect(html).toContain(">Ada Example</h3>");
  expect(html).toMatch(new RegExp(`Head of harbors, <a [^>]*>${service.title}</a>`));
  // The heading says the name already; a placeholder would show it.
  expect(html).toMatch(new RegExp(`<img [^>]*src="[^"]*${caseStudy.slug}\\.jpg"[^>]*alt=""`));
  expect(html).toContain('data-placeholder="Ada Example"');
});
