import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import type { Content } from "./assemble";
import { checkContent, checkWithDrafts } from "./check-content.ts";
import { contentFolder } from "./folder";
import { readSources } from "./read-content.ts";
import { readSource } from "./read-sources.ts";

const all = readSources(contentFolder);
const name = "services/digital-marketing.yaml";
const [model = { id: "", title: "" }] = checkContent(all).content?.services ?? [];
const idsOf = (services: readonly { id: string }[] = []) => services.map(({ id }) => id);

it.each(["harbor-terminals", "a-copy-that-is-read-before-its-original"])(
  "leaves a draft out of the site, and shows it while developing: %s",
  (id) => {
    const copy = readFileSync(`${contentFolder}/services/${model.id}.yaml`, "utf8");
    const text = `draft: true\n${copy.replace(`title: ${model.title}`, "title: Harbor Terminals")}`;
    const sources = [...all, readSource(`services/${id}.yaml`, text)].toSorted((one, other) =>
      one.name < other.name ? -1 : 1,
    );

    const site = checkContent(sources);
    expect(site.faults).toEqual([]);
    expect(idsOf(site.content?.services)).not.toContain(id);

    expect(idsOf(checkWithDrafts(sources).content?.services)).toContain(id);
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
  const sources = [...all, readSource("pages/new.yaml", JSON.stringify(page))];
  const paths = ({ content }: { content?: Content | undefined }) =>
    content?.pages.map(({ path }) => path);
  expect(paths(checkContent(sources))).not.toContain("/new");
  expect(paths(checkWithDrafts(sources))).toContain("/new");
});

it("says what is left to do in a draft that cannot be shown yet", () => {
  const sources = [...all, readSource(name, "template: service\ndraft: true\ntitle: New\n")];
  const { content, faults, inDrafts } = checkWithDrafts(sources);
  expect(faults).toEqual([]);
  expect(idsOf(content?.services)).not.toContain("digital-marketing");
  expect(inDrafts.map(({ field, message }) => `${field}: ${message}`)).toContain(
    "lead: is missing.",
  );
});
