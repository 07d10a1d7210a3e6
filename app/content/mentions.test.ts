import { expect, it } from "vitest";
import { fixture } from "./fixture.test-helper.ts";
import { filesOf, settled } from "./mentions.ts";
import type { Data } from "./moved-names.ts";
import { readSource } from "./read-sources.ts";

const before = filesOf([...fixture].map(([name, text]) => readSource(name, text)));
const none = () => new Map();
const dataOf = (name: string) => before.get(name) ?? {};

/** What files say after a change to some of them. */
function after(changed: Record<string, Data | undefined>) {
  const files = new Map(before);
  for (const [name, data] of Object.entries(changed))
    if (data) files.set(name, data);
    else files.delete(name);
  const next = settled(before, files, none);
  return {
    text: (name: string) => JSON.stringify(next.get(name)),
    /** Files that nobody wrote in. */
    others: [...next].flatMap(([name, data]) => (files.get(name) === data ? [] : [name])),
  };
}

const rowsOf = (name: string, list: string) => dataOf(name)[list] as Data[];

it("leaves all files as they are when nothing that others name has moved", () => {
  const [first, ...rest] = rowsOf("clients.yaml", "clients");
  const added = [{ name: "One more" }, ...rest, { ...first, alt: "Another" }];
  expect(after({ "clients.yaml": { clients: added } }).others).toEqual([]);
  const retitled = { ...dataOf("services/cost-review.yaml"), title: "Another" };
  expect(after({ "services/cost-review.yaml": retitled }).others).toEqual([]);
});

it("takes a removed row for a removed one, although another came in its place", () => {
  const [first, ...rest] = rowsOf("claims.yaml", "claims");
  const other = { ...rest[0], id: "another", value: "7", label: "others", scope: "Others" };
  const changed = { "claims.yaml": { claims: [{ ...other, method: "Counted" }, ...rest] } };
  const { text } = after(changed);
  expect(text("pages/home.yaml")).toContain(`"claim":"${rest[0]?.id}"`);
  expect(text("pages/home.yaml")).not.toContain(`"claim":"${first?.id}"`);
  expect(text("pages/home.yaml")).not.toContain("another");
});

it("takes out a row that is about nothing else, and a field that may be left out", () => {
  const [group, ...groups] = rowsOf("service-groups.yaml", "groups");
  const { text } = after({ "service-groups.yaml": { groups } });
  expect(text("pages/plan.yaml")).not.toContain(`"group":"${group?.id}"`);
  expect(text("pages/plan.yaml")).toContain(`"group":"${groups[0]?.id}"`);
  const [industry, ...industries] = rowsOf("industries.yaml", "industries");
  const { others } = after({ "industries.yaml": { industries } });
  const studies = [...before].filter(([, { industry: one }]) => one === industry?.id);
  expect(others).toEqual(expect.arrayContaining(studies.map(([name]) => name)));
});

it("renames in placeholders", () => {
  const [first, ...rest] = rowsOf("claims.yaml", "claims");
  const faq = (id: unknown) => ({
    questions: [{ question: "How many?", answer: `{claim.${id}} so far.` }],
  });
  const files = new Map(before).set("faq.yaml", faq(first?.id));
  const claims = [{ ...first, id: "another" }, ...rest];
  const next = settled(files, new Map(files).set("claims.yaml", { claims }), none);
  expect(next.get("faq.yaml")).toEqual(faq("another"));
});

it("renames a case study in references to it", () => {
  const [name = "", study = {}] =
    [...before].find(([one]) => one.startsWith("case-studies/")) ?? [];
  const faq = (slug: string) => ({
    questions: [{ question: "How long?", answer: `It took {case.${slug}.months} months.` }],
  });
  const slug = name.replace(/^.*\/|\.yaml$/g, "");
  const files = new Map(before).set("faq.yaml", faq(slug));
  const moved = new Map(files).set("case-studies/another.yaml", study);
  moved.delete(name);
  expect(settled(files, moved, none).get("faq.yaml")).toEqual(faq("another"));
});

it("leaves what a reference stood for when that is removed", () => {
  const [first, ...claims] = rowsOf("claims.yaml", "claims");
  const faq = (answer: string) => ({ questions: [{ question: "How many?", answer }] });
  const files = new Map(before).set("faq.yaml", faq(`{claim.${first?.id}} so far.`));
  const without = new Map(files).set("claims.yaml", { claims });
  const values = () => new Map([[`claim.${first?.id}`, "7"]]);
  expect(settled(files, without, values).get("faq.yaml")).toEqual(faq("7 so far."));
});

it("takes what has become a draft for removed, and what was one for nothing new", () => {
  const file = "services/cost-review.yaml";
  const { text, others } = after({ [file]: { ...dataOf(file), draft: true } });
  const without = after({ [file]: undefined });
  expect(others.length).toBeGreaterThan(0);
  for (const name of without.others) expect(text(name)).toBe(without.text(name));
  const files = new Map(before).set(file, { ...dataOf(file), draft: true });
  expect(settled(files, new Map(before), none).get("pages/home.yaml")).toBe(
    dataOf("pages/home.yaml"),
  );
});

it("takes out a source that was a testimonial, when that is removed", () => {
  const lead = (client: string) => ({ role: "Lead", source: { client } });
  const page = { bands: [{ band: "practice-leads", leads: [lead("One"), lead("Two")] }] };
  const quotes = [{ company: "One" }, { company: "Two" }];
  const files = new Map(before)
    .set("pages/about.yaml", page)
    .set("testimonials.yaml", { testimonials: quotes });
  const next = new Map(files).set("testimonials.yaml", { testimonials: quotes.slice(1) });
  expect(settled(files, next, none).get("pages/about.yaml")).toEqual({
    bands: [{ band: "practice-leads", leads: [{ role: "Lead" }, lead("Two")] }],
  });
});

it("renames in links of long texts, and keeps the words of links to what is gone", () => {
  const page = { path: "/privacy-notice" };
  const legal = { ...dataOf("legal/privacy.md"), ...page };
  const terms = dataOf("legal/terms.md");
  const linked = (address: string) => ({ ...terms, body: `## One\n\nSee [it](${address}#one).` });
  const files = new Map(before).set("legal/terms.md", linked("/privacy"));
  const moved = settled(files, new Map(files).set("legal/privacy.md", legal), none);
  expect(moved.get("legal/terms.md")).toEqual(linked("/privacy-notice"));
  const without = new Map(files);
  without.delete("legal/privacy.md");
  const { body } = settled(files, without, none).get("legal/terms.md") ?? {};
  expect(body).toBe("## One\n\nSee it.");
});

it("takes out what it can although a file cannot be without the rest", () => {
  const { text } = after({ "pages/contact.yaml": undefined });
  const site = JSON.parse(text("site.yaml"));
  expect(site.navigation.map(({ href }: Data) => href)).not.toContain("/contact");
  expect(site.callToAction.href).toBe("/contact");
});
