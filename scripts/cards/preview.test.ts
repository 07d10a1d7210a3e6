import { describe, expect, it } from "vitest";
import { networks } from "./networks";
import { previewPage } from "./preview";
import { type SharedPage, sharedPage } from "./shared-page";

const document = (description = "Short & plain.") => `<!doctype html><html><head>
<title>Cloud &amp; more | Firm</title><meta name="description" content="${description}">
<meta property="og:site_name" content="Firm"><meta property="og:title" content="Cloud &amp; more | Firm">
<meta property="og:description" content="${description}"><meta property="og:url" content="https://firm.example/site/services/cloud">
<meta property="og:image" content="https://firm.example/site/social/services-cloud.jpg"><meta property="og:image:alt" content="“Cloud”"></head></html>`;

const page = (changes: Partial<SharedPage> = {}) => ({
  ...sharedPage("/services/cloud", document()),
  ...changes,
});

it("reads of a page what others read", () => {
  expect(page()).toMatchObject({
    searchTitle: "Cloud & more | Firm",
    title: "Cloud & more | Firm",
    description: "Short & plain.",
    url: "https://firm.example/site/services/cloud",
  });
});

it("says which page lacks what", () => {
  expect(() => sharedPage("/about", "<title>A</title>")).toThrow("/about has no og:site_name");
});

describe("the preview", () => {
  const long = "A title that goes on and on, further than any network would show it, ".repeat(3);

  it("shows every page as every network does, with its card from this build", () => {
    const html = previewPage([page(), page({ path: "/about" })], "");
    for (const { name } of networks)
      expect(html.match(new RegExp(`data-network="${name}"`, "g")), name).toHaveLength(2);
    expect(html).toContain('src="/social/services-cloud.jpg"');
    expect(html).toContain("Firm · https://firm.example › site › services › cloud");
    expect(html).toContain("Shown whole");
    expect(html).not.toContain("<script");
  });

  it("marks what is cut, and says by whom", () => {
    const html = previewPage([page({ searchTitle: long }), page()], "");
    expect(html).toContain("Cut by Google, Google on a phone</span>");
    expect(html).toContain("<b>Google</b> cuts 1 of 2.");
    expect(html).toContain("<b>Slack</b> cuts 0 of 2.");
    expect(html).toMatch(
      /<p class="title">A title that goes on [^<]+ …<\/p><p class="lost"><b>Cut:/,
    );
  });

  it("cuts a shared title for networks, and a description where it is shown", () => {
    const html = previewPage([page({ title: long, description: long.repeat(2) })], "");
    expect(html).toContain("Cut by LinkedIn, X, Slack</span>");
    expect(html.match(/class="description"/g)).toHaveLength(3);
  });

  it("takes the words of a page for words", () => {
    const html = previewPage([page({ title: '<img src="x">' })], ":root{--palette-ink:red}");
    expect(html).not.toContain('<img src="x"');
    expect(html).toContain("<style>:root{--palette-ink:red}");
  });
});
