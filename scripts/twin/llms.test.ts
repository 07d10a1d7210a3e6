import { expect, it } from "vitest";
import { machines } from "../../app/content/content";
import { absoluteUrl } from "../../app/lib/absolute-url";
import { site } from "../../app/site";
import { llmsText } from "./llms";

const head = (path: string) => ({
  title: `Page ${path} | ${site.name}`,
  description: `What ${path} says.`,
  canonical: absoluteUrl(path),
});

it("is a title, a summary and sections of links to twins, with a line each", () => {
  const text = llmsText(["/", "/services/a", "/case-study/b", "/cookies"].map(head));
  const { firm, services, caseStudies, rest } = machines.llms.sections;
  expect(text).toBe(`# ${site.name}

> What / says.

${machines.llms.about}

## ${firm}

- [Page /](${site.url}/index.md): What / says.

## ${services}

- [Page /services/a](${site.url}/services/a.md): What /services/a says.

## ${caseStudies}

- [Page /case-study/b](${site.url}/case-study/b.md): What /case-study/b says.

## ${rest}

- [Page /cookies](${site.url}/cookies.md): What /cookies says.
`);
});
