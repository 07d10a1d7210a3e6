import { execFileSync } from "node:child_process";
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, afterEach, beforeAll, expect, it } from "vitest";
import { parse, stringify } from "yaml";
import { contentFolder } from "../app/content/folder.ts";
import type { Data } from "../app/content/moved-names.ts";
import { formatOf, formatOfWords } from "../app/content/write.ts";
import { writeContent } from "../tests/editor/content.ts";
import { bytesForForm, stateOf, withWordsAlone } from "./beside.ts";
import { changes, takeBack } from "./changes.ts";
import { answerGiteaCall } from "./gitea-calls.ts";
import { titleOf } from "./place.ts";
import { type Change, filesNow, hashOf, readIfThere, save } from "./save.ts";

const root = process.cwd();
const folder = realpathSync(mkdtempSync(path.join(tmpdir(), "save-")));
const git = (...args: string[]) => execFileSync("git", args, { encoding: "utf8" });

function commit(): void {
  git("add", contentFolder);
  const by = ["-c", "user.name=Test", "-c", "user.email=test@localhost"];
  git(...by, "commit", "--quiet", "--allow-empty", "--message", "As it was");
}

/** A repository with one commit: the content that the form is tried on. */
beforeAll(() => {
  writeContent(path.join(folder, contentFolder));
  process.chdir(folder);
  for (const name of ["node_modules", "editor", "content"])
    if (!existsSync(name)) symlinkSync(path.join(root, name), name);
  git("init", "--quiet");
  commit();
});

afterEach(() => {
  git("checkout", "--quiet", "--", ".");
  git("clean", "--quiet", "--force", "-d", contentFolder);
});

afterAll(() => {
  process.chdir(root);
  rmSync(folder, { recursive: true });
});

const dataOf = (name: string) => structuredClone(filesNow().get(name) ?? {}) as never;
const inFolder = (name: string) => `${contentFolder}/${name}`;

/** What the tool posts for a file that was opened as it is; without data, for one that is deleted. */
const posted = (from: string, data?: Data, to = from): Change => ({
  operation: data ? "update" : "delete",
  path: inFolder(to),
  from_path: inFolder(from),
  sha: hashOf(readIfThere(inFolder(from))),
  content: Buffer.from(data ? formatOf(to).toFile(data) : "").toString("base64"),
});

const list = (name: string, key: string) => (dataOf(name) as Record<string, Data[]>)[key] ?? [];

/** A row without which, or with another name, a file is saved. */
const withoutRow = (name: string, key: string, at: number) =>
  posted(name, { ...(dataOf(name) as Data), [key]: list(name, key).toSpliced(at, 1) });
const withRow = (name: string, key: string, at: number, row: Data) =>
  posted(name, { ...(dataOf(name) as Data), [key]: list(name, key).with(at, row) });

const changedLines = () =>
  git("diff", "--unified=0", "--no-renames", "--", contentFolder)
    .split("\n")
    .filter((line) => /^[-+](?![-+]{2} )/.test(line))
    .map((line) => line.replace(/ +/g, " "));

const status = () =>
  git("status", "--short", "--no-renames", "--untracked-files=all", "--", contentFolder)
    .trim()
    .split("\n");

/** Changes, each with lines that it has to bring in files that nobody wrote in. */
const spanning: [what: string, ask: () => Change[], lines: string[]][] = [
  [
    "a client is removed, and its testimonial goes",
    () => [withoutRow("clients.yaml", "clients", 0)],
    ["- company: Havenkoel"],
  ],
  [
    "a client is renamed, and its testimonial follows",
    () => [withRow("clients.yaml", "clients", 0, { name: "Havenkoel Groep" })],
    ["- company: Havenkoel", "+ company: Havenkoel Groep"],
  ],
  [
    "a published service is deleted, and cards, links and leads go",
    () => [posted("services/programme-recovery.yaml")],
    ["- href: /services/programme-recovery", "- - service: programme-recovery"],
  ],
  [
    "a published service becomes a draft, and cards, links and leads go",
    () => {
      const file = "services/programme-recovery.yaml";
      return [posted(file, { ...(dataOf(file) as Data), draft: true })];
    },
    ["- href: /services/programme-recovery", "+draft: true"],
  ],
  [
    "a legal page is deleted, and links in texts leave their words",
    () => [posted("legal/privacy.md")],
    [],
  ],
  [
    "a case study is renamed, and figures and leads follow",
    () => {
      const file = "case-studies/erp-recovery.yaml";
      return [posted(file, dataOf(file), "case-studies/erp-rescue.yaml")];
    },
    ["+ - slug: erp-rescue", "+ caseStudy: erp-rescue"],
  ],
  [
    "a service that the chat links to is renamed",
    () => {
      const file = "services/programme-recovery.yaml";
      return [posted(file, dataOf(file), "services/programme-rescue.yaml")];
    },
    ["+ href: /services/programme-rescue", "+ - programme-rescue"],
  ],
  [
    "a figure has another id",
    () => {
      const [first] = list("claims.yaml", "claims");
      return [withRow("claims.yaml", "claims", 0, { ...first, id: "work-led" })];
    },
    ["- - claim: projects", "+ - claim: work-led"],
  ],
  [
    "a group has another id, and its services follow",
    () => {
      const [first] = list("service-groups.yaml", "groups");
      return [withRow("service-groups.yaml", "groups", 0, { ...first, id: "deadlines" })];
    },
    ["-group: projects", "+group: deadlines"],
  ],
  [
    "a service moves to another group",
    () => {
      const file = "services/interim-project-lead.yaml";
      const to = list("service-groups.yaml", "groups").at(-1)?.id;
      return [posted(file, { ...(dataOf(file) as Data), group: to })];
    },
    ["-group: projects"],
  ],
  [
    "a page that others link to is deleted",
    () => [posted("pages/our-work.yaml")],
    ["- href: /our-work"],
  ],
  [
    "a page has another address, and keeps the old one",
    () => [
      posted("pages/our-work.yaml", { ...(dataOf("pages/our-work.yaml") as Data), path: "/work" }),
    ],
    ["+ href: /work", "+formerly:", "+ - /our-work"],
  ],
];

it.each(spanning)("%s: one step, taken back as one", (_, ask, lines) => {
  save(ask());
  expect(changedLines()).toEqual(expect.arrayContaining(lines));
  const [change, ...others] = changes();
  expect(others).toEqual([]);
  if (change) takeBack(change);
  expect(status()).toEqual([""]);
});

it("refuses what cannot be taken out, by names that people know, and writes nothing", () => {
  const remove = () => save([withoutRow("service-groups.yaml", "groups", 0)]);
  const [group] = list("service-groups.yaml", "groups");
  expect(remove).toThrow(/Programme recovery.* and .*, Group: there is no service group “/);
  expect(remove).toThrow(`“${group?.title}”`);
  expect(remove).not.toThrow(/\.yaml|content\//);
  expect(status()).toEqual([""]);
});

it("deletes any page but home, once what cannot be without leads elsewhere", () => {
  const remove = (file: string) => save([posted(file)]);
  expect(() => remove("pages/contact.yaml")).toThrow(
    "Site, Header button, Address: there is no page “/contact”.",
  );
  for (const file of ["site.yaml", "chat.yaml"]) {
    const elsewhere = JSON.stringify(dataOf(file)).replaceAll('"/contact"', '"/about"');
    save([posted(file, JSON.parse(elsewhere))]);
  }
  const others = [...filesNow().keys()].filter((name) => /^pages\/(?!about|home)/.test(name));
  for (const name of others) remove(name);
  expect(() => remove("pages/home.yaml")).toThrow("Keep one page at the address /.");
});

it("keeps what the first of two has saved, and refuses the second", () => {
  const file = "services/plan-review.yaml";
  const [first, second] = ["First look", "Second look"].map((title) =>
    posted(file, { ...(dataOf(file) as Data), title }),
  );
  if (first) save([first]);
  expect(() => save(second ? [second] : [])).toThrow(/was changed in the meantime/);
  expect(changedLines()).toContain("+title: First look");
});

it("adds a client before its testimonial, or after", () => {
  const client = { name: "Kade Zuid" };
  const [quote] = list("testimonials.yaml", "testimonials");
  const said = "The crane was back on the Monday, as the plan said. Nobody asked us to thank them.";
  const with_ = (name: string, key: string, row: Data) =>
    save([posted(name, { [key]: [...list(name, key), row] })]);
  with_("clients.yaml", "clients", client);
  with_("testimonials.yaml", "testimonials", { ...quote, quote: said, company: client.name });
  expect(list("testimonials.yaml", "testimonials").at(-1)?.company).toBe(client.name);
});

it("shows what else was written in a renamed entry as a change of its own", () => {
  const [from, to] = ["services/plan-review.yaml", "services/second-look.yaml"];
  save([posted(from, dataOf(from), to)]);
  const title = "A second look";
  save([posted(to, { ...(dataOf(to) as Data), title })]);
  expect(changes()).toHaveLength(2);
  takeBack({ name: to, path: [] });
  expect(status()).toEqual([` M ${inFolder(from)}`.trim()]);
  expect((dataOf(from) as Data).title).toBe(title);
  takeBack({ name: from, path: ["title"] });
  expect(status()).toEqual([""]);
});

it.each([0, 1])(
  "takes back one of two changes to the same list, and then the other (%i first)",
  (first) => {
    const [from, to] = ["services/interim-project-lead.yaml", "services/interim-lead.yaml"];
    const named = () => JSON.stringify(dataOf("services/programme-recovery.yaml"));
    save([posted(from, dataOf(from), to)]);
    save([posted("services/plan-review.yaml")]);
    expect(named()).not.toMatch(/plan-review|interim-project-lead/);
    const all = changes();
    expect(all.map(({ name }) => name).toSorted()).toEqual([to, "services/plan-review.yaml"]);
    const one = all.find(({ name }) => (name === to) === Boolean(first));
    if (one) takeBack(one);
    expect(named()).toContain(first ? "interim-project-lead" : "plan-review");
    expect(changes()).toHaveLength(1);
    for (const other of changes()) takeBack(other);
    expect(status()).toEqual([""]);
  },
);

it("shows another order as one change", () => {
  const names = [...filesNow().keys()].filter((name) => name.startsWith("services/"));
  save(
    names.map((name, at) =>
      posted(name, { ...(dataOf(name) as Data), position: names.length - at }),
    ),
  );
  const all = changes();
  expect(all).toHaveLength(1);
  for (const one of all) takeBack(one);
  expect(status()).toEqual([""]);
});

it("takes translations along: their rows and files go, move and come back with their words", () => {
  const german = (file: string) => `${contentFolder}/de/${file}`;
  const said = (file: string) => formatOfWords(file).fromFile(readFileSync(german(file), "utf8"));
  const quotes = list("testimonials.yaml", "testimonials").map((_, at) => ({
    quote: `Zitat ${at}`,
  }));
  const [service, renamed] = ["services/plan-review.yaml", "services/second-look.yaml"];
  mkdirSync(german("services"), { recursive: true });
  for (const [file, words] of [
    ["testimonials.yaml", { testimonials: quotes }],
    [service, { title: "Planprüfung" }],
  ] as const)
    writeFileSync(german(file), formatOfWords(file).toFile(words));
  commit();

  save([withoutRow("clients.yaml", "clients", 0)]);
  expect(said("testimonials.yaml")).toEqual({ testimonials: quotes.slice(1) });
  save([posted(service, dataOf(service), renamed)]);
  expect(said(renamed)).toEqual({ title: "Planprüfung" });
  expect(existsSync(german(service))).toBe(false);
  expect(changes(), "what follows is no change of its own").toHaveLength(2);
  for (const change of changes()) takeBack(change);
  expect(status()).toEqual([""]);

  save([posted(service)]);
  expect(existsSync(german(service))).toBe(false);
  const [deleted, ...others] = changes();
  expect(others).toEqual([]);
  if (deleted) takeBack(deleted);
  expect(status()).toEqual([""]);

  writeFileSync(german(service), "title: Zweite Meinung\n");
  const [translated] = changes();
  expect(translated?.title).toBe("Plan review (German): Title");
  if (translated) takeBack(translated);
  expect(status()).toEqual([""]);
});

/** Words in another language, committed; each may be read as it is now. */
function inGerman(files: Record<string, Data>) {
  const german = (file: string) => inFolder(`de/${file}`);
  for (const [file, words] of Object.entries(files)) {
    mkdirSync(path.dirname(german(file)), { recursive: true });
    writeFileSync(german(file), formatOfWords(file).toFile(words));
  }
  commit();
  return (file: string) => formatOfWords(file).fromFile(readFileSync(german(file), "utf8"));
}

const faqWith = (answer: string) => () => ({
  questions: list("faq.yaml", "questions").map((_, at) => (at ? {} : { question: "Was?", answer })),
});

/** Changes of the first language; what a translation said before, and what it says then. */
const translated: [
  what: string,
  ask: () => Change[],
  file: string,
  was: () => Data,
  now: () => Data,
][] = [
  [
    "a client has another name, which a translation repeats",
    () => [withRow("clients.yaml", "clients", 0, { name: "Havenkoel Groep" })],
    "testimonials.yaml",
    () => ({ testimonials: [{ quote: "Satz", company: "Havenkoel" }, { quote: "Satz" }] }),
    () => ({ testimonials: [{ quote: "Satz", company: "Havenkoel Groep" }, { quote: "Satz" }] }),
  ],
  [
    "a row has another id, and keeps its words",
    () => {
      const [first] = list("service-groups.yaml", "groups");
      return [withRow("service-groups.yaml", "groups", 0, { ...first, id: "deadlines" })];
    },
    "service-groups.yaml",
    () => ({ groups: [{ id: "projects", title: "Projekte" }, {}] }),
    () => ({ groups: [{ id: "deadlines", title: "Projekte" }, {}] }),
  ],
  [
    "a page that a text links to is deleted",
    () => [posted("pages/our-work.yaml")],
    "faq.yaml",
    faqWith("Siehe [Arbeit](/our-work#x)."),
    faqWith("Siehe Arbeit."),
  ],
  [
    "a page that a text links to moves",
    () => {
      const file = "pages/our-work.yaml";
      return [posted(file, { ...(dataOf(file) as Data), path: "/work" })];
    },
    "faq.yaml",
    faqWith("Siehe [Arbeit](/our-work#x)."),
    faqWith("Siehe [Arbeit](/work#x)."),
  ],
  [
    "a figure that a text refers to goes, and its own words stay",
    () => [withoutRow("claims.yaml", "claims", 0)],
    "faq.yaml",
    faqWith("Schon {claim.projects} Projekte."),
    faqWith("Schon über 40 Projekte."),
  ],
  [
    "a case study that a text refers to has another address",
    () => {
      const file = "case-studies/erp-recovery.yaml";
      return [posted(file, dataOf(file), "case-studies/erp-rescue.yaml")];
    },
    "faq.yaml",
    faqWith("Nach {case.erp-recovery.months} Monaten."),
    faqWith("Nach {case.erp-rescue.months} Monaten."),
  ],
];

it.each(translated)("%s: a translation follows, and comes back", (_, ask, file, was, now) => {
  const claims = list("claims.yaml", "claims").map((_, at) => (at ? {} : { value: "über 40" }));
  const said = inGerman({ "claims.yaml": { claims }, [file]: was() });
  save(ask());
  expect(said(file)).toEqual(now());
  const [change, ...others] = changes();
  expect(others, "what follows is no change of its own").toEqual([]);
  if (change) takeBack(change);
  expect(status()).toEqual([""]);
});

it("lists what a translator has changed by field, below the first language, and takes one back", () => {
  const questions = list("faq.yaml", "questions").map((_, at) => ({ question: `Frage ${at}` }));
  const said = inGerman({ "faq.yaml": { questions } });
  const reworded = questions.with(0, { question: "Warum?" }).with(1, { question: "Wozu?" });
  writeFileSync(inFolder("de/faq.yaml"), formatOfWords("faq.yaml").toFile({ questions: reworded }));
  const [first] = list("faq.yaml", "questions");
  save([withRow("faq.yaml", "questions", 0, { ...first, question: "Why now?" })]);
  const titles = changes().map(({ title }) => title);
  const name = titleOf("faq.yaml", undefined);
  expect(titles).toHaveLength(3);
  expect(titles[1]).toMatch(new RegExp(`^${name} \\(German\\): .* 1, `));
  const [, , last] = changes();
  expect(last).toMatchObject({ before: "Frage 1", after: "Wozu?" });
  if (last) takeBack(last);
  expect(said("faq.yaml")).toEqual({ questions: questions.with(0, { question: "Warum?" }) });
  for (const change of changes()) takeBack(change);
  expect(status()).toEqual([""]);
});

it("saves both languages at once, and of a translation its words alone, a line each", () => {
  const file = "testimonials.yaml";
  const german = inFolder(`de/${file}`);
  mkdirSync(inFolder("de"), { recursive: true });
  const said = {
    testimonials: list(file, "testimonials").map((_, at) => ({ quote: `Satz ${at}` })),
  };
  writeFileSync(german, formatOfWords(file).toFile(said));
  commit();

  const inForm = parse(String(bytesForForm(german))) as { locale: string; testimonials: Data[] };
  expect(inForm.locale).toBe("de");
  expect(inForm.testimonials[0]).toMatchObject({
    company: list(file, "testimonials")[0]?.company,
    quote: "Satz 0",
  });
  inForm.testimonials[0] = { ...inForm.testimonials[0], company: "Other", quote: "Anders" };
  const translation = {
    operation: "update",
    path: german,
    sha: stateOf(german),
    content: Buffer.from(stringify(inForm)).toString("base64"),
  } as const;
  const row = { ...list(file, "testimonials")[0], quote: "They said so." };
  const others = save(withWordsAlone([withRow(file, "testimonials", 0, row), translation]));
  expect(others).toEqual([]);
  const lines = ["+ - quote: Anders", "- - quote: Satz 0"];
  expect(changedLines()).toHaveLength(4);
  expect(changedLines()).toEqual(expect.arrayContaining(lines));

  const seenBefore = () => save(withWordsAlone([translation]));
  expect(seenBefore).toThrow("was changed in the meantime");
});

it("has the tool read a translation anew whose new row it did not post, and knows what it has until then", () => {
  const file = "faq.yaml";
  const german = inFolder(`de/${file}`);
  const rows = list(file, "questions");
  inGerman({ [file]: { questions: rows.map((_, at) => ({ question: `Frage ${at}` })) } });
  const inForm = parse(String(bytesForForm(german))) as Data;
  const words = (from: Data): Change => ({
    operation: "update",
    path: german,
    sha: stateOf(german),
    content: Buffer.from(stringify(from)).toString("base64"),
  });
  const first = posted(file, { questions: [...rows, { question: "New?", answer: "Yes, it is." }] });
  const saving = (files: Change[]) =>
    answerGiteaCall("/repos/site/content/contents", { files }) as { files: { sha: string }[] };
  const [, saved] = saving([first, words(inForm)]).files;
  expect(saved?.sha).not.toBe(stateOf(german));
  const whole = parse(String(bytesForForm(german))) as Record<string, Data[]>;
  expect(whole.questions).toHaveLength(rows.length + 1);
  const [known] = saving([{ ...words(whole), sha: saved?.sha }]).files;
  expect(known?.sha).toBe(stateOf(german));
});

it("moves and deletes an entry in both languages at once, as the tool asks for it", () => {
  const [from, to] = ["services/plan-review.yaml", "services/second-look.yaml"];
  const german = inFolder(`de/${from}`);
  mkdirSync(inFolder("de/services"), { recursive: true });
  writeFileSync(german, "title: Planung\n");
  commit();

  const words = { path: german, sha: stateOf(german) };
  const content = bytesForForm(german).toString("base64");
  const moved = { ...words, path: inFolder(`de/${to}`), from_path: german, content };
  const both = [posted(from, dataOf(from), to), { ...moved, operation: "update" } as const];
  save(withWordsAlone(both));
  expect(readFileSync(inFolder(`de/${to}`), "utf8")).toBe("title: Planung\n");
  expect(existsSync(german)).toBe(false);
  for (const change of changes()) takeBack(change);
  expect(status()).toEqual([""]);

  save(withWordsAlone([posted(from), { ...words, operation: "delete" }]));
  expect([from, `de/${from}`].map((name) => existsSync(inFolder(name)))).toEqual([false, false]);
  for (const change of changes()) takeBack(change);
  expect(status()).toEqual([""]);
});
