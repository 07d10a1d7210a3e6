import { expect, it } from "vitest";
import type { Content } from "./assemble";
import { checkContent, checkWithDrafts } from "./check-content.ts";
import { fixture, sourcesWith } from "./fixture.test-helper.ts";

type Read = { content?: Content | undefined };
const idsOf = ({ content }: Read) => content?.services.map(({ id }) => id);

it.each(["harbor-terminals", "a-copy-that-is-read-before-its-original"])(
  "leaves a draft out of the site, and shows it while developing: %s",
  (id) => {
    const copy = fixture.get("services/plan-review.yaml")?.replace(/^title: .*$/m, "title: Harbor");
    const sources = sourcesWith({ [`services/${id}.yaml`]: `draft: true\n${copy}` });
    const site = checkContent(sources);
    expect(site.faults).toEqual([]);
    expect(idsOf(site)).not.toContain(id);
    expect(idsOf(checkWithDrafts(sources))).toContain(id);
  },
);

it("leaves a page that is a draft out of the site, and shows it while developing", () => {
  const page = {
    draft: true,
    path: "/new",
    name: "New",
    head: { title: "New", description: "What the page is about, for those who search for it." },
    bands: [{ band: "opening-text", label: "New", heading: "New", lead: "New" }],
  };
  const sources = sourcesWith({ "pages/new.yaml": JSON.stringify(page) });
  const paths = ({ content }: Read) => content?.pages.map(({ path }) => path);
  expect(paths(checkContent(sources))).not.toContain("/new");
  expect(paths(checkWithDrafts(sources))).toContain("/new");
});

it("says what is left to do in a draft that cannot be shown yet", () => {
  const text = "template: service\ndraft: true\ntitle: New\n";
  const all = checkWithDrafts(sourcesWith({ "services/digital-marketing.yaml": text }));
  expect(all.faults).toEqual([]);
  expect(idsOf(all)).not.toContain("digital-marketing");
  expect(all.inDrafts.map(({ field, message }) => `${field}: ${message}`)).toContain(
    "lead: is missing.",
  );
});
