import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, expect, it } from "vitest";
import { faultText } from "./fault.ts";
import { readContent } from "./read-content.ts";
import { coverFault } from "./rules/pictures.ts";

const folder = path.join(mkdtempSync(path.join(tmpdir(), "content-")), "content");
cpSync("content", folder, { recursive: true, filter: (file) => !file.endsWith(".png") });
afterAll(() => rmSync(path.dirname(folder), { recursive: true }));

type Change = (text: string) => string;

/** What is said of the content when one file has changed; a file that is not there yet is empty. */
function faultsWith(name: string, change: Change): string[] {
  const file = path.join(folder, name);
  let before: string | undefined;
  try {
    before = readFileSync(file, "utf8");
  } catch {}
  const after = change(before ?? "");
  expect(after, "The change changes something.").not.toBe(before);
  writeFileSync(file, after);
  const { faults } = readContent(folder);
  if (before === undefined) rmSync(file);
  else writeFileSync(file, before);
  return faults.map(faultText);
}

const replace = (from: string | RegExp, to: string) => (text: string) => text.replace(from, to);
const cloud = "services/cloud-migration.yaml";
const azure = "case-studies/azure-cloud-migration.yaml";

it("finds nothing wrong with the content of this site", () => {
  expect(readContent().faults.map(faultText)).toEqual([]);
});

it.each<[what: string, file: string, change: Change, ...says: string[]]>([
  ["a missing field", cloud, replace(/^lead: .*\n/m, ""), ":1 lead: is missing."],
  [
    "a field with a typo",
    cloud,
    replace("kind: migration", "knid: migration"),
    "“knid”: no such field here.",
  ],
  [
    "a wrong id",
    cloud,
    replace("service: legacy-modernization", "service: legacy-modernisation"),
    ":14 instead 2, service: there is no service “legacy-modernisation”. Did you mean “legacy-modernization”?",
  ],
  [
    "a link to nothing",
    "site.yaml",
    replace("href: /about", "href: /abuot"),
    "there is no page “/abuot”. Did you mean “/about”?",
  ],
  [
    "a figure that is none",
    "pages/home.yaml",
    replace("- retention", "- retentoin"),
    "there is no figure “retentoin”. Did you mean “retention”?",
  ],
  [
    "a sixth challenge",
    azure,
    replace("challenges:", "challenges:\n  - One more that nobody asked for."),
    "challenges: 6 entries, exactly 5 are due.",
  ],
  [
    "a label that is too long",
    cloud,
    replace("label: Eighteen that stay", "label: Eighteen that stay where they are"),
    "overview 1, label: 33 characters, at most 28. “Eighteen that stay where they are",
  ],
  [
    "a description that is too short",
    cloud,
    replace(/^description: .*$/m, "description: Short."),
    "description: 6 characters, at least 50. “Short.”",
  ],
  [
    "a bad month",
    azure,
    replace("from: 2022-01", "from: 2022-13"),
    "scale, from: “2022-13”: write a month as 2022-01.",
  ],
  [
    "a bad day",
    "legal/cookies.md",
    replace(/wordingChanged: .*/, "wordingChanged: 2026-02-31x"),
    "write a day as 2026-11-16.",
  ],
  [
    "days that overlap",
    cloud,
    replace("days: 5, 9-10, 13-14", "days: 5, 4-10"),
    "schedule, work 4, days: “5, 4-10”: write days from 1 to 20",
  ],
  [
    "a gap in the critical path",
    cloud,
    replace("days: 16-20", "days: 17-20"),
    "work 7, days: on the critical path it begins on day 16.",
  ],
  [
    "parts that are not 100",
    "pages/services.yaml",
    replace("value: 35", "value: 36"),
    "charts 2, series: the parts are 100, not 101.",
  ],
  ["a tab", cloud, replace("  from: 9", "\tfrom: 9"), "Tabs are not allowed"],
  ["an empty file", cloud, () => "", ":1 has no fields: fill it in, or delete it."],
  [
    "a key that stands twice",
    cloud,
    replace("kind: migration", "kind: migration\nkind: advice"),
    "Map keys must be unique",
  ],
  [
    "a colon in a title",
    cloud,
    replace("title: Cloud Migration", "title: Cloud: Migration"),
    ":2 Nested mappings are not allowed",
    "stands in quotes",
  ],
  [
    "a quote that is not closed",
    cloud,
    replace("title: Cloud Migration", 'title: "Cloud Migration'),
    "Missing closing",
  ],
  [
    "an unknown placeholder",
    "pages/home.yaml",
    replace("{fact.consultation}", "{fact.consultations}"),
    "{fact.consultations} does not exist. Did you mean {fact.consultation}?",
    "{fact.replyWithin}",
  ],
  [
    "a fact that is written out",
    cloud,
    replace("lead: Forty", "lead: After 45 minutes, forty"),
    "lead: “45 minutes” is a fact: write {fact.consultation}.",
  ],
  [
    "a word out of style",
    cloud,
    replace("lead: Forty", "lead: Seamless forty"),
    "lead: “Seamless” is out of style",
  ],
  [
    "a character that the fonts lack",
    cloud,
    replace("title: Cloud Migration", "title: Cloud Migrátion"),
    "title: the fonts have no “á”",
  ],
  [
    "a duplicate id",
    "claims.yaml",
    replace(
      "claims:",
      "claims:\n  - id: retention\n    value: 1%\n    label: one\n    scope: One\n    period: Now\n    method: Counted\n    checkedBy: Us",
    ),
    "“retention” is in content/claims.yaml too",
  ],
  [
    "a service in no group",
    "service-groups.yaml",
    replace("      - cloud-migration\n", ""),
    "content/services/cloud-migration.yaml:1 stands in no group: add it to one in content/service-groups.yaml.",
  ],
  [
    "a service in two groups",
    "service-groups.yaml",
    replace("- cloud-migration", "- legacy-modernization"),
    "“legacy-modernization” is also in “technology-transformation”",
  ],
  [
    "a sentence of another page",
    "services/data-analytics.yaml",
    replace(
      /^lead: .*$/m,
      "lead: The landing zone is next. No workload is done until a backup has been restored in the new location and timed.",
    ),
    "is in content/services/cloud-migration.yaml too",
  ],
  [
    "a percentage that does not add up",
    azure,
    replace("28% lower", "29% lower"),
    "results 2: its own numbers come to 28%.",
  ],
  [
    "a month after the end",
    azure,
    replace("in a month-15 test", "in a month-19 test"),
    "tells of month 19 of 16.",
  ],
  [
    "a figure that its case study does not give",
    "claims.yaml",
    replace("28%: below the median", "27%: below the median"),
    "does not say 27%.",
  ],
  [
    "a client without a quote",
    "clients.yaml",
    (text) =>
      `${text}  - name: Tarnwick\n    logoUrl: /images/clients/tarnwick-bank.svg\n    alt: Tarnwick\n`,
    "no testimonial is from Tarnwick.",
  ],
  [
    "a logo that is not there",
    "clients.yaml",
    replace("tarnwick-bank.svg", "tarnwick.svg"),
    "there is no public/images/clients/tarnwick.svg.",
  ],
  [
    "a logo from elsewhere",
    "clients.yaml",
    replace("/images/clients/tarnwick-bank.svg", "https://logos.example/t.svg"),
    "add “https://logos.example” to imageHosts in content/site.yaml.",
  ],
  [
    "hubs that are not as many people as claimed",
    "pages/about.yaml",
    replace("people: 84", "people: 85"),
    "hubs: their people are 641, content/claims.yaml says 640.",
  ],
  [
    "a period that the text does not give",
    "legal/privacy-policy.md",
    replace("section: Server logs", "section: Email you send us"),
    "does not say “30 days”.",
  ],
  [
    "markup in a legal page",
    "legal/cookies.md",
    replace("## The short answer", "### The short answer"),
    "write a heading with ##",
  ],
  [
    "a file that no page reads",
    "service.yaml",
    () => "title: A service\n",
    "content/service.yaml:1 no page reads it.",
  ],
  [
    "a name that cannot be an address",
    "services/Cloud Migration.yaml",
    () => "title: Cloud\n",
    "its name becomes an address: small letters, digits and hyphens.",
  ],
  [
    "a case study without a cover",
    "case-studies/new-program.yaml",
    () => readFileSync("content/case-studies/azure-cloud-migration.yaml", "utf8"),
    "the cover content/pictures/new-program.png is missing: add a PNG of 1600 × 1067 pixels.",
  ],
])("says what to do about %s", (_, file, change, ...says) => {
  const faults = faultsWith(file, change);
  for (const words of says)
    expect(
      faults.some((fault) => fault.includes(words)),
      `${words}\n${faults.join("\n")}`,
    ).toBe(true);
});

it("gives all faults of all files at once, each with its file and line", () => {
  const wrong = faultsWith(cloud, (text) =>
    text.replace("kind: migration", "kind: moving").replace("  from: 9", "  from: nine"),
  );
  expect(wrong).toEqual([
    "content/services/cloud-migration.yaml:4 kind: “moving” is none of advice, delivery, migration, ai, industry.",
    "content/services/cloud-migration.yaml:7 phases, from: write a number. “nine”",
  ]);
});

it("says how a cover has to be saved", () => {
  const file = path.join(folder, "cover.png");
  writeFileSync(file, Buffer.alloc(40_000_000));
  expect(coverFault(file)).toContain("has 40 MB, at most 8");
  writeFileSync(file, "no picture");
  expect(coverFault(file)).toContain("is no PNG");
  expect(coverFault("content/pictures/team-work.png")).toContain("is 1600 × 1200");
});
