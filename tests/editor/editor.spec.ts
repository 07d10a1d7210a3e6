import { globSync, readFileSync, writeFileSync } from "node:fs";
import { AxeBuilder } from "@axe-core/playwright";
import { expect as atOnce, type Page, type Response, test } from "@playwright/test";
import sharp from "sharp";
import { kindOf } from "../../app/bands/kinds.ts";
import { content } from "../../app/content/content.ts";
import { labelOf, nodeFor } from "../../app/content/schema/nodes.ts";
import { shelves } from "../../app/content/schema/shelves.ts";
import { formatOf } from "../../app/content/write.ts";
import { buildFolder } from "../../deploy/build-state.ts";
import { example } from "./content.ts";
import { startDevelopment } from "./start.ts";

/** The entries of the example in which the tests write; the shorter, the sooner they are open. */
const service = "plan-review";
const serviceTitle = "Plan review";
const serviceForm = `services/entries/${service}`;
const serviceFile = `content/services/${service}.yaml`;
const caseStudy = "berth-planning";
const caseStudyForm = `case-studies/entries/${caseStudy}`;

/** A development server renders what nobody has asked for before, on a machine with other work. */
const timeout = 45_000;
const expect = atOnce.configure({ timeout });

/** Rules of axe that the tool itself breaks, in its own parts. */
const knownFaultsOfTheTool = ["meta-viewport", "region"];

test.describe.configure({ mode: "default" });

let site: Awaited<ReturnType<typeof startDevelopment>>;
let page: Page;
const elsewhere: string[] = [];

test.beforeAll(async () => {
  test.setTimeout(240_000);
  site = await startDevelopment();
});

test.afterAll(() => site?.stop());

// Every test begins with the site as it was, and with a browser that remembers no form.
test.beforeEach(async ({ browser }) => {
  const context = await browser.newContext({ viewport: { width: 1440, height: 1000 } });
  page = await context.newPage();
  page.on("requestfinished", (request) => {
    const { protocol, origin } = new URL(request.url());
    if (protocol.startsWith("http") && origin !== site.address) elsewhere.push(request.url());
  });
});

test.afterEach(async () => {
  await page.context().close();
  site.git("checkout", "--quiet", "--", ".");
  site.git("clean", "--quiet", "--force", "-d", "content");
});

/** As collections.ts names its forms. */
const nameOf = (file: string) => file.toLowerCase().replace(/\W+/g, "-");
const inCopy = (file: string) => `${site.folder}/${file}`;
/** What a content file says. */
const read = (file: string, folder = inCopy("content")) =>
  formatOf(file).fromFile(readFileSync(`${folder}/${file}`, "utf8"));
const field = (name: string) => page.getByRole("textbox", { name, exact: true }).first();
const shownPage = () => page.frameLocator("iframe").frameLocator("iframe");
const saveButton = () => page.getByRole("button", { name: "Save", exact: true });

const inputAt = (path: string) =>
  page.locator(`[data-key-path="${path}"]`).locator("textarea, input").first();

/** As a click on a fault does. */
async function goTo(path: string) {
  const keys = path.split(".").map((key) => (/^\d+$/.test(key) ? Number(key) : key));
  await expect(async () => {
    await page.evaluate(async (all) => (await import(String("/editor/go-to.ts"))).goTo(all), keys);
    await expect(inputAt(path)).toBeVisible({ timeout: 1000 });
  }).toPass();
}

async function open(entry: string, at = page) {
  await at.goto("about:blank");
  await at.goto(`${site.address}/edit#/collections/${entry}`);
  await expect(at.getByText("Nothing. This can be saved.")).toBeVisible();
}

async function save(at = page) {
  const button = at.getByRole("button", { name: "Save", exact: true });
  const isSaved = (response: Response) => response.url().endsWith("/contents");
  const answer = at.waitForResponse(isSaved, { timeout });
  await button.click();
  expect((await answer).status()).toBe(200);
  await expect(button).toBeDisabled();
}

/** What differs from the commit. */
function diff(): string[] {
  const lines = site.git("diff", "--unified=0", "--", "content").split("\n");
  return lines.filter((line) => /^[-+](?![-+]{2} )/.test(line));
}

async function choosePicture(name: string, file: string, buffer: Buffer) {
  const image = page.getByRole("group", { name: new RegExp(`${name}.*Field`) });
  const replace = image.getByRole("button", { name: "Replace Image" });
  await ((await replace.count()) ? replace : image.getByRole("button").nth(1)).first().click();
  const chooser = page.waitForEvent("filechooser");
  await page.getByRole("dialog").getByRole("button", { name: "Upload" }).click();
  const mimeType = file.endsWith("svg") ? "image/svg+xml" : "image/png";
  await (await chooser).setFiles({ name: file, mimeType, buffer });
  const saved = file.toLowerCase().replace(" ", "-");
  await expect(page.getByRole("option", { name: saved, selected: true })).toBeVisible();
  await page.getByRole("button", { name: "Insert" }).click();
  await expect(image).toContainText(`/${saved}`);
}

/** Places of all texts in a file, as "questions.0.answer". */
function* placesIn(value: unknown, path = ""): Generator<[path: string, text: string]> {
  if (typeof value === "string") yield [path, value];
  else if (value && typeof value === "object")
    for (const [key, inner] of Object.entries(value))
      yield* placesIn(inner, path ? `${path}.${key}` : key);
}

/** Files without a sentence of the example. */
const wordIn: Record<string, string> = {
  "brand.yaml": "ink",
  "clients.yaml": "clients.2.name",
  "industries.yaml": "industries.0.name",
  "interface.yaml": "actions.more",
  "letter.yaml": "subject",
  "machines.yaml": "humans.standards",
  "recognition.yaml": "recognition.0.rating",
  "shell.yaml": "catalog.plan",
  "site.yaml": "tagline",
  "stored-keys.yaml": "words.caption",
};

/** The page at "/", and its form. */
const home = "pages/home.yaml";
const homeForm = "pages/entries/home";
const { name: homeName, bands: homeBands } = read(home, example) as {
  name: string;
  bands: { band: string; heading?: string }[];
};

/** One file of each kind, and where its form is. */
const kinds = [
  [serviceForm, `services/${service}.yaml`],
  ["solutions/entries/erp-selection", "services/erp-selection.yaml"],
  [caseStudyForm, `case-studies/${caseStudy}.yaml`],
  ["legal/entries/privacy", "legal/privacy.md"],
  [homeForm, home],
  ...Object.entries(shelves).flatMap(([shelf, files]) =>
    files.map((file) => [`${nameOf(shelf)}/entries/${nameOf(file)}`, file]),
  ),
] as [entry: string, file: string][];

/** Where a file has a text that may take another letter. */
function wordPlace(file: string): string {
  const [sentence = ""] =
    [...placesIn(read(file))].find(([, text]) => / (the|and) /.test(text)) ?? [];
  return wordIn[file] ?? sentence;
}

test("its address is told, at the port that was asked for", () => {
  expect(site.told).toEqual([`${site.address}/edit`]);
});

test("one word in an entry of any kind is one line of its file", async () => {
  // Some thirty saves, each of which renders pages anew.
  test.setTimeout(900_000);
  await open(serviceForm);
  for (const [index, [entry, file]] of kinds.entries()) {
    const [list = ""] = entry.split("/");
    const path = wordPlace(file);
    // By way of the list: the tool shows nothing to those who leap from one form to another.
    await page.evaluate((hash) => location.assign(hash), `#/collections/${list}`);
    await expect(saveButton()).toBeHidden();
    await page.evaluate((hash) => location.assign(hash), `#/collections/${entry}`);
    await expect(page.getByText("Nothing. This can be saved.")).toBeVisible();
    await goTo(path);
    // A color has as many letters as before.
    const before = (await inputAt(path).inputValue()).replace(/(?<=^#\w{5})./, "");
    await inputAt(path).fill(`${before}e`);
    await save();
    const changed = site.git("diff", "--name-only", "--", "content").trim().split("\n");
    expect(changed, "one file").toHaveLength(index + 1);
    const lines = diff().filter((line) => line.startsWith("+"));
    expect(lines, `one line of ${file}`).toHaveLength(index + 1);
  }
});

test("a headline, a figure, a logo and a case study with a picture, each seen on its page", async () => {
  test.slow();
  await open(serviceForm);
  await field("Description").fill(
    "Two weeks, four pages and a straight answer, given to your board in an hour.",
  );
  await save();
  await expect(shownPage().getByText("given to your board in an hour.").first()).toBeVisible();

  await open("figures-and-facts/entries/claims-yaml");
  await page.getByRole("button", { name: "Expand", exact: true }).nth(1).click();
  await field("Value").fill("41 of 46");
  await save();
  await expect(shownPage().getByText("41 of 46").first()).toBeVisible();

  await open("clients-and-voices/entries/clients-yaml");
  await page.getByRole("button", { name: "Expand", exact: true }).first().click();
  const logo =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 40"><path d="M0 0h120v40H0z"/></svg>';
  await choosePicture("Logo", "Havenkoel New.svg", Buffer.from(logo));
  await save();
  const shown = shownPage().locator('img[src*="havenkoel-new.svg"]').first();
  await expect(shown).toBeVisible();

  await open(caseStudyForm);
  await page.getByRole("button", { name: "Show Editor Options" }).click();
  await page.getByRole("menuitem", { name: "Duplicate" }).click();
  await expect(page.getByText("Switch Draft on to save it")).toBeVisible();
  await page.getByRole("switch", { name: "Draft" }).click();
  await field("Title").fill("Harbor Terminal Automation");
  const cover = { width: 1600, height: 1067, channels: 3, background: "#d9480f" } as const;
  const picture = (size: { width: number }) =>
    sharp({ create: { ...cover, ...size } })
      .png()
      .toBuffer();
  await choosePicture("Cover picture", "Harbor.png", await picture({ width: 800 }));
  const due = "Cover picture: it is 800 × 1067: save it as a PNG of 1600 × 1067 pixels.";
  await expect(page.getByRole("button", { name: due })).toBeVisible();
  await choosePicture("Cover picture", "Harbor Dawn.png", await picture({ width: 1600 }));
  await inputAt("imageAlt").fill("A quay at dawn, before the first crane moves.");
  await save();
  await expect(shownPage().getByRole("heading", { level: 1 })).toHaveText(
    "Harbor Terminal Automation",
  );
  await expect(page.getByText("Before Draft can be switched off:")).toBeVisible();
  const isShown = (image: HTMLImageElement) =>
    image.currentSrc.includes("harbor-terminal-automation") && image.naturalWidth > 0;
  // The page beside the form loads itself anew once the picture is made.
  await expect(async () => {
    expect(await shownPage().locator("main img").first().evaluate(isShown)).toBe(true);
  }).toPass({ timeout: 60_000 });
  const status = site.git("status", "--short", "--untracked-files=all", "--", "content");
  expect(status.trim().split("\n").sort()).toEqual(
    [
      "?? content/case-studies/harbor-terminal-automation.yaml",
      "?? content/pictures/harbor-dawn.png",
      "?? content/public/images/clients/havenkoel-new.svg",
      "M content/claims.yaml",
      " M content/clients.yaml",
      ` M ${serviceFile}`,
    ].sort(),
  );
  site.check();

  await page.goto(`${site.address}/edit/changes`);
  page.once("dialog", (question) => question.accept());
  const change = `${serviceTitle}: Description`;
  await page.getByRole("button", { name: `Take back: ${change}` }).click();
  await expect(page.getByRole("heading", { name: change })).toHaveCount(0);
  expect(site.git("diff", "--name-only").trim()).not.toContain(service);
  expect(elsewhere, "nothing is asked of another host").toEqual([]);
});

const longer = (text: string) => `${text} `.repeat(9).slice(0, 61);
const { title: otherTitle, lead: otherLead } = read("services/cost-review.yaml", example);

/** What is typed into which field, and what is said of it. */
const refusals = [
  ["lead", () => "We leverage seamless plans.", "“leverage” is out of style, write it otherwise."],
  ["description", () => "Too short to be found.", "22 characters, at least 50."],
  ["title", longer, "characters, at most 60."],
  ["title", () => "", "is missing."],
  ["lead", () => "A plan by {fact.nobody}.", "{fact.nobody} does not exist."],
  ["lead", () => String(otherLead), `is in “${otherTitle}” too`],
] as const;

test("what is wrong is said while it is typed, marked, and not saved", async () => {
  await open(serviceForm);
  for (const [name, typed, says] of refusals) {
    const input = inputAt(name);
    const before = await input.inputValue();
    const text = typed(before);
    await input.fill(text);
    await expect(page.getByRole("button", { name: says }).first()).toBeVisible();
    await saveButton().click();
    await expect(page.getByText(/fields? ha(s|ve) (an )?errors?/).first()).toBeVisible();
    await expect(input, "a refused save leads there").toBeFocused();
    await expect(input).toHaveValue(text);
    await input.fill(before);
    await expect(page.getByText("Nothing. This can be saved.")).toBeVisible();
  }
  expect(diff()).toEqual([]);
});

const lastBand = homeBands.findLastIndex((band) => "heading" in band);
const labelOfLastBand = labelOf(nodeFor(home), ["bands", lastBand], { bands: homeBands });

/** A link to nothing, a figure that no case study supports, two groups too alike: in folded rows. */
const inRows = [
  [
    "whole-site/entries/chat-yaml",
    "topics.0.links.0.href",
    "/nowhere",
    "there is no page “/nowhere”.",
  ],
  [
    "figures-and-facts/entries/claims-yaml",
    "claims.2.cases.0.shows",
    "€999m",
    "does not say €999m.",
  ],
  [
    "parts-of-pages/entries/service-groups-yaml",
    "groups.1.title",
    "",
    "Groups 2, Title: is missing.",
  ],
  [homeForm, `bands.${lastBand}.heading`, "", `${labelOfLastBand}, Heading: is missing.`],
] as const;

test("a fault in a folded row, or across files, is said as well, and leads into the row", async () => {
  for (const [entry, path, text, says] of inRows) {
    await open(entry);
    await goTo(path);
    await inputAt(path).fill(text);
    await expect(page.getByText(says).first()).toBeVisible();
    const list = page.locator(`[data-key-path="${path.split(".")[0]}"]`);
    await list.getByRole("button", { name: "Collapse All" }).first().click();
    await expect(inputAt(path)).toBeHidden();
    await saveButton().click();
    await expect(inputAt(path), "a refused save leads there").toBeFocused();
  }
  expect(diff()).toEqual([]);
});

test("a file that was changed meanwhile is not overwritten unasked", async () => {
  await open(serviceForm);
  const file = inCopy(serviceFile);
  await field("Lead").fill("The plan stuck on a shared database. Rehearsed waves move the rest.");
  await expect(page.getByText("Nothing. This can be saved.")).toBeVisible();
  const theirs = readFileSync(file, "utf8").replace(serviceTitle, "Review of plans");
  writeFileSync(file, theirs);
  await saveButton().click();
  const question = page.getByRole("alertdialog");
  await expect(question).toContainText("changed");
  expect(readFileSync(file, "utf8")).toBe(theirs);
  await question.getByRole("button", { name: "Cancel" }).click();
  await expect(field("Lead"), "nothing typed is lost").toHaveValue(/Rehearsed waves move the rest/);
});

test("of two who save the same entry, the second is asked", async ({ browser }) => {
  const other = await browser.newPage({ viewport: { width: 1440, height: 1000 } });
  const lead = (at: Page) => at.getByRole("textbox", { name: "Lead", exact: true }).first();
  await open(serviceForm);
  await open(serviceForm, other);
  await lead(page).fill("The first of two wrote this. Rehearsed waves move the rest.");
  await save();
  await lead(other).fill("The second of two wrote this. Rehearsed waves move the rest.");
  await other.getByRole("button", { name: "Save", exact: true }).click();
  await expect(other.getByRole("alertdialog")).toBeVisible();
  expect(diff().join()).toContain("The first of two");
  await other.close();
});

test("with the server gone, what was typed stays and can be saved later", async () => {
  await open(serviceForm);
  await field("Lead").fill("The server was gone for a while. Rehearsed waves move the rest.");
  await page.route("**/edit/api/**", (route) => route.abort());
  await saveButton().click();
  await page.getByRole("alertdialog").getByRole("button", { name: "OK" }).click();
  await expect(field("Lead")).toHaveValue(/The server was gone/);
  await page.unroute("**/edit/api/**");
  await save();
  expect(diff()).toHaveLength(2);
});

test("an entry that others name is not deleted, and they are listed", async () => {
  await open(caseStudyForm);
  await page.getByRole("button", { name: "Show Editor Options" }).click();
  await page.getByRole("menuitem", { name: "Delete" }).click();
  const said = page.waitForEvent("dialog");
  const deleting = page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
  const dialog = await said;
  expect(dialog.message()).toContain("content/pages/about.yaml");
  await dialog.accept();
  await deleting;
  expect(site.git("status", "--short", "--", "content")).toBe("");
});

/** Lists in groups and in rows of other lists, each with a text by which its rows are known. */
const lists = [
  ["parts-of-pages/entries/faq-yaml", "faq.yaml", "questions", "question"],
  ["whole-site/entries/chat-yaml", "chat.yaml", "topics.0.links", "label"],
  [
    "templates/entries/templates-service-yaml",
    "templates/service.yaml",
    "bands.2.quickInfo.items",
    "term",
  ],
] as const;

test("rows go from the beginning, the middle and the end of nested lists, and change places", async () => {
  test.slow();
  for (const [entry, file, list, key] of lists) {
    await open(entry);
    await goTo(`${list}.0.${key}`);
    const section = page.locator(`[data-key-path="${list}"]`);
    const known = () => {
      const rows = list
        .split(".")
        .reduce<unknown>((inner, name) => (inner as never)[name], read(file));
      return (rows as Record<string, string>[]).map((row) => row[key]);
    };
    const saved = async (rows: unknown[]) => {
      await save();
      expect(known(), list).toEqual(rows);
    };
    const all = known();
    await section.getByRole("button", { name: "Remove", exact: true }).first().click();
    await saved(all.slice(1));
    await section.getByRole("button", { name: "Remove", exact: true }).nth(1).click();
    await saved(all.slice(1).toSpliced(1, 1));
    await section.getByRole("button", { name: "Remove", exact: true }).last().click();
    await saved(all.slice(1, -1).toSpliced(1, 1));
    const [first, second, ...rest] = known();
    if (!second) continue;
    const handle = section.getByRole("button", { name: "Reorder Item" }).first();
    await handle.focus();
    await handle.press("ArrowDown");
    await saved([second, first, ...rest]);
  }
});

test("a row is dragged to another place, and the move is taken back as one change", async () => {
  await open("parts-of-pages/entries/faq-yaml");
  const handles = page.getByRole("button", { name: "Reorder Item" });
  await handles.nth(2).dragTo(handles.first());
  await save();
  const moved = diff();
  expect(moved.length, "one question and its answer").toBeGreaterThan(2);
  await page.goto(`${site.address}/edit/changes`);
  await expect(page.getByRole("heading", { level: 2 })).toHaveCount(1);
  page.once("dialog", (question) => question.accept());
  await page.getByRole("button", { name: "Take back" }).click();
  await expect(page.getByText("not published yet: Nothing.")).toBeVisible();
  expect(diff()).toEqual([]);
});

/** Adds a band at the end, and says what it is called in the form. */
async function addBand(kind: string, at: number) {
  const { title } = kindOf(kind);
  await page.getByRole("button", { name: /^Add .*Band/ }).click();
  await page.getByRole("menuitem", { name: title, exact: true }).click();
  const label = `Bands ${at + 1} (${title})`;
  await expect(page.getByRole("button", { name: `${label}, Heading: is missing.` })).toBeVisible();
}

async function fillIn(texts: Record<string, string>) {
  for (const [path, text] of Object.entries(texts)) {
    await goTo(path);
    await inputAt(path).fill(text);
  }
  await expect(page.getByText("Nothing. This can be saved.")).toBeVisible();
}

test("a band is added, doubled, moved and removed, and its lines alone come, move and go", async () => {
  test.slow();
  const bands = homeBands.map(({ band }) => band);
  const order = () => (read(home).bands as typeof homeBands).map(({ band }) => band);
  const end = bands.length;
  await open(homeForm);
  await goTo(`bands.${lastBand}.heading`);
  await addBand("closing-call", end);
  const heading = "Words of a new band";
  const text = "It stands at the end of the page, until it is moved.";
  await fillIn({ [`bands.${end}.heading`]: heading, [`bands.${end}.text`]: text });
  await save();
  const lines = ["+  - band: closing-call", `+    heading: ${heading}`, `+    text: ${text}`];
  expect(diff()).toEqual(lines);
  await expect(shownPage().getByRole("heading", { name: heading })).toBeVisible();

  const row = (index: number) =>
    page.locator('[data-key-path="bands"] .item-list').first().locator("> *").nth(index);
  await row(end).getByRole("button", { name: "Options" }).first().click();
  await page.getByRole("menuitem", { name: "Duplicate" }).click();
  await goTo(`bands.${end + 1}.heading`);
  await expect(inputAt(`bands.${end + 1}.heading`)).toHaveValue(heading);
  await row(end + 1)
    .getByRole("button", { name: "Remove", exact: true })
    .first()
    .click();

  const handle = row(end).getByRole("button", { name: "Reorder Item" }).first();
  await handle.focus();
  await handle.press("ArrowUp");
  await save();
  expect(order()).toEqual(bands.toSpliced(-1, 0, "closing-call"));
  expect(diff().toSorted(), "the same lines, elsewhere").toEqual(lines.toSorted());
  await expect(shownPage().locator("main h2").last()).not.toHaveText(heading);

  const changes = await (await page.request.get(`${site.address}/edit/changes`)).text();
  expect(changes).toContain(`<h2>${homeName}: Bands</h2><del>nothing</del>`);
  expect(changes).toContain(`<ins>${kindOf("closing-call").title} · ${heading} · ${text}</ins>`);

  await row(end - 1)
    .getByRole("button", { name: "Remove", exact: true })
    .first()
    .click();
  await save();
  expect(diff()).toEqual([]);
});

test("a new page is written from bands, as a draft, and seen beside the form", async () => {
  await page.goto(`${site.address}/edit#/collections/pages/new`);
  await expect(page.getByText("Switch Draft on to save it")).toBeVisible();
  await page.getByRole("switch", { name: "Draft" }).click();
  await addBand("opening-text", 0);
  const heading = "A page of its own";
  await fillIn({
    path: "/a-page-of-its-own",
    name: heading,
    "head.title": heading,
    "head.description": "What this page is about, in as many words as a search result shows.",
    "bands.0.label": "New",
    "bands.0.heading": heading,
    "bands.0.lead": "One sentence in large type is enough to begin with.",
  });
  await save();
  await expect(shownPage().getByRole("heading", { level: 1 })).toHaveText(heading);
  expect(site.git("status", "--short", "--", "content")).toBe(
    "?? content/pages/a-page-of-its-own.yaml\n",
  );
});

test("the keyboard alone is enough, and axe finds nothing of ours", async () => {
  await open(serviceForm);
  await field("Title").focus();
  await page.keyboard.press("Tab");
  for (
    let step = 0;
    step < 40 && !(await field("Lead").evaluate((one) => one === document.activeElement));
    step++
  )
    await page.keyboard.press("Tab");
  await page.keyboard.press("End");
  await page.keyboard.press("Control+End");
  await page.keyboard.type(" Nobody waits.");
  await expect(page.getByText("Nothing. This can be saved.")).toBeVisible();
  await page.keyboard.press("Control+s");
  await expect(page.getByText("Entry saved.")).toBeVisible();
  expect(diff()).toHaveLength(2);
  const { violations } = await new AxeBuilder({ page }).exclude("iframe").analyze();
  expect(violations.map(({ id }) => id)).toEqual(knownFaultsOfTheTool);
});

/** Numbers that look random and are the same each time. */
function* random(seed: number): Generator<number, never> {
  for (let state = seed; ; ) {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    yield state / 2_147_483_648;
  }
}

test("after fifty edits at random, each was refused or the site is sound", async ({ request }) => {
  const numbers = random(24);
  const pick = <T>(from: readonly T[]) => from[Math.floor(numbers.next().value * from.length)] as T;
  const api = `${site.address}/edit/api/v1/repos/site/content`;
  const { tree } = await (await request.get(`${api}/git/trees/main`)).json();
  const files = (tree as { path: string }[])
    .map((one) => one.path)
    .filter((one) => one.endsWith(".yaml"));
  const counts = { saved: 0, refused: 0 };
  for (let edit = 0; edit < 50; edit++) {
    const file = pick(files);
    const lines = readFileSync(inCopy(file), "utf8").split("\n");
    const line = Math.floor(numbers.next().value * (lines.length - 1));
    const change = pick([
      () => lines.splice(line, 1),
      () => lines.splice(line, 0, lines[line] ?? ""),
      () => lines.splice(line, 1, `${lines[line]} more`),
      () => lines.splice(line, 1, (lines[line] ?? "").replace(/\w+$/, "")),
    ]);
    change();
    const before = readFileSync(inCopy(file));
    const [{ sha }] = await (
      await request.post(`${api}/file-contents`, { data: { files: [file] } })
    ).json();
    const content = Buffer.from(lines.join("\n")).toString("base64");
    const answer = await request.post(`${api}/contents`, {
      data: { files: [{ operation: "update", path: file, content, sha }] },
    });
    if (answer.ok()) counts.saved++;
    else {
      counts.refused++;
      expect((await answer.json()).message, "a refusal names the file").toContain("content/");
      expect(readFileSync(inCopy(file)).equals(before), "a refusal changes nothing").toBe(true);
    }
  }
  site.check();
  expect(counts.saved, JSON.stringify(counts)).toBeGreaterThan(5);
  expect(counts.refused, JSON.stringify(counts)).toBeGreaterThan(5);
});

test("services change places within their group, and nothing else of them changes", async () => {
  const inGroup = globSync(`${inCopy("content")}/services/*.yaml`)
    .map((file) => read(`services/${file.replace(/^.*\//, "")}`))
    .filter(({ group }) => group === read(`services/${service}.yaml`).group)
    .sort((a, b) => Number(a.position) - Number(b.position));
  const [first, second] = inGroup;
  await page.goto(`${site.address}/edit#/collections/all-services`);
  await page.getByRole("button", { name: "Reorder" }).click();
  await page
    .getByRole("row", { name: String(second?.title) })
    .getByRole("button", { name: "Move Up" })
    .click();
  await page.getByRole("button", { name: "Done" }).click();
  const swapped = [first, second].flatMap((one) => [
    `+position: ${one?.position}`,
    `-position: ${one?.position}`,
  ]);
  await expect.poll(() => diff().toSorted()).toEqual(swapped.toSorted());
  site.check();
});

test("other sites and other folders cannot be written from or to", async ({ request }) => {
  const api = `${site.address}/edit/api/v1/repos/site/content/contents`;
  const files = [{ operation: "create", path: "content/../package.json", content: "", sha: "" }];
  expect((await request.post(api, { data: { files } })).status()).toBe(422);
  const headers = { origin: "https://elsewhere.example" };
  expect(await (await request.post(api, { data: { files }, headers })).text()).toContain(
    "Only from",
  );
});

test("while developing, a change shows by itself, and a fault is a page that goes away with it", async () => {
  const heading = page.getByRole("heading", { level: 1 });
  /** Saved again until the page has begun to listen. */
  const change = (file: string, from: string, to: string, seen: () => Promise<void>) => {
    const text = readFileSync(inCopy(file), "utf8").replace(from, to);
    return expect(() => {
      writeFileSync(inCopy(file), text);
      return seen();
    }).toPass();
  };
  await page.goto(`${site.address}/about`);
  const changed = "Fifteen people on one quay";
  await change("content/pages/about.yaml", "Fourteen people on one quay", changed, () =>
    expect(heading).toHaveText(changed, { timeout: 3000 }),
  );

  // A page that is about to load anew cannot be left.
  await page.goto("about:blank");
  await page.goto(`${site.address}/services/interim-project-lead`);
  const file = "content/services/interim-project-lead.yaml";
  const fault = `${file}:6 quickInfo, firstResult, week: at least 1.`;
  await change(file, "week: 3", "week: 0", () =>
    expect(page.getByText(fault)).toBeVisible({ timeout: 3000 }),
  );
  const others = await page.request.get(`${site.address}/services/${service}`);
  expect(others.status(), "the rest of the site stays up").toBe(200);

  site.git("checkout", "--quiet", "--", "content");
  await expect(heading).toHaveText("Interim project lead");
});

test("while developing, the chat says its new words once the page is loaded again", async () => {
  const { chat: words } = read("interface.yaml") as { chat: { ask: string } };
  const says = (text: string) =>
    expect(async () => {
      await page.goto("about:blank");
      await page.goto(`${site.address}/about`);
      await page.getByRole("button", { name: words.ask }).click();
      await expect(page.getByRole("dialog")).toContainText(text, { timeout: 5000 });
    }).toPass();
  await says(String(read("chat.yaml").disclosure));
  const reworded = "Automated, and reworded just now.";
  const file = inCopy("content/chat.yaml");
  const text = readFileSync(file, "utf8").replace(/^disclosure: .*$/m, `disclosure: ${reworded}`);
  writeFileSync(file, text);
  await says(reworded);
});

test("nothing of the editor is in what is built", () => {
  const files = globSync(`${buildFolder}/client/**/*.{html,js,json,css,txt}`);
  const traces = files.filter((file) => /sveltia|"\/edit["/]/.test(readFileSync(file, "utf8")));
  expect(files.length).toBeGreaterThan(content.services.length + content.pages.length);
  expect(traces).toEqual([]);
});
