import { globSync, readFileSync, writeFileSync } from "node:fs";
import { AxeBuilder } from "@axe-core/playwright";
import { expect as atOnce, type Page, test } from "@playwright/test";
import sharp from "sharp";
import { startDevelopment } from "./start.ts";

/** A development server renders what nobody has asked for before, on a machine with other work. */
const expect = atOnce.configure({ timeout: 45_000 });

/** Rules of axe that the tool itself breaks, in its own parts. */
const knownFaultsOfTheTool = ["meta-viewport", "region"];

test.describe.configure({ mode: "default" });

let site: Awaited<ReturnType<typeof startDevelopment>>;
let page: Page;
const elsewhere: string[] = [];

test.beforeAll(async ({ browser }) => {
  test.setTimeout(240_000);
  site = await startDevelopment();
  const context = await browser.newContext({ viewport: { width: 1440, height: 1000 } });
  page = await context.newPage();
  page.on("requestfinished", (request) => {
    const { protocol, origin } = new URL(request.url());
    if (protocol.startsWith("http") && origin !== site.address) elsewhere.push(request.url());
  });
});

test.afterAll(() => site?.stop());

// Every test begins with the site as it was, and with no form open.
test.afterEach(async () => {
  await page.goto("about:blank");
  site.git("checkout", "--quiet", "--", ".");
  site.git("clean", "--quiet", "--force", "-d", "content", "public");
});

const inCopy = (file: string) => `${site.folder}/${file}`;
const field = (name: string) => page.getByRole("textbox", { name, exact: true }).first();
const shownPage = () => page.frameLocator("iframe").frameLocator("iframe");
const saveButton = () => page.getByRole("button", { name: "Save" });

async function open(entry: string, at = page) {
  await at.goto("about:blank");
  await at.goto(`${site.address}/edit#/collections/${entry}`);
  await expect(at.getByText("Nothing. This can be saved.")).toBeVisible({ timeout: 30_000 });
}

async function save(at = page) {
  const button = at.getByRole("button", { name: "Save" });
  const answer = at.waitForResponse((response) => response.url().endsWith("/contents"));
  await button.click();
  expect((await answer).status()).toBe(201);
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

/** One word in an entry of each kind, in a field that may take it. */
const kinds = [
  ["services/entries/cloud-migration", "Lead"],
  ["solutions/entries/enterprise-architecture", "Lead"],
  ["case-studies/entries/azure-cloud-migration", "Description"],
  ["legal/entries/cookies", "Text"],
  ["pages/entries/pages-about", "Description"],
  ["figures-and-facts/entries/facts", "Length of the first call"],
] as const;

test("one word in an entry of any kind is one line of its file", async () => {
  const word = /\b(the|and|minutes)\b/;
  for (const [step, [entry, name]] of kinds.entries()) {
    await open(entry);
    const text = await field(name).inputValue();
    await field(name).fill(text.replace(word, "such"));
    await save();
    await expect.poll(diff, entry).toHaveLength(2 * (step + 1));
  }
  const lines = diff();
  for (const line of lines.filter((one) => one.startsWith("-")))
    expect(lines).toContain(line.replace("-", "+").replace(word, "such"));
});

test("a headline, a figure, a logo and a case study with a picture, each seen on its page", async () => {
  test.slow();
  await open("services/entries/cloud-migration");
  await field("Description").fill(
    "Move workloads to Azure, AWS or Google Cloud in rehearsed waves, and close the old hosts.",
  );
  await save();
  await expect(shownPage().getByText("and close the old hosts.").first()).toBeVisible();

  await open("figures-and-facts/entries/claims");
  await page.getByRole("button", { name: "Expand", exact: true }).nth(1).click();
  await field("Value").fill("94%");
  await save();
  await expect(shownPage().getByText("94%").first()).toBeVisible();

  await open("clients-and-voices/entries/clients");
  await page.getByRole("button", { name: "Expand", exact: true }).first().click();
  const logo =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 40"><path d="M0 0h120v40H0z"/></svg>';
  await choosePicture("Logo", "Tarnwick New.svg", Buffer.from(logo));
  await save();
  const shown = shownPage().locator('img[src*="tarnwick-new.svg"]').first();
  await expect(shown).toBeVisible();

  await open("case-studies/entries/azure-cloud-migration");
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
  await save();
  const due = "content/pictures/harbor.png is 800 × 1067: save it as a PNG of 1600 × 1067 pixels.";
  await expect(shownPage().getByText(due)).toBeVisible();
  await choosePicture("Cover picture", "Harbor Dawn.png", await picture({ width: 1600 }));
  await save();
  await expect(shownPage().getByRole("heading", { level: 1 })).toHaveText(
    "Harbor Terminal Automation",
  );
  await expect
    .poll(() =>
      shownPage()
        .locator("main img")
        .first()
        .evaluate((image: HTMLImageElement) => image.naturalWidth),
    )
    .toBeGreaterThan(0);
  expect(
    site.git("status", "--short", "--", "content", "public").trim().split("\n").sort(),
  ).toEqual(
    [
      "?? content/case-studies/harbor-terminal-automation.yaml",
      "?? content/pictures/harbor-dawn.png",
      "?? content/pictures/harbor.png",
      "?? public/images/clients/tarnwick-new.svg",
      "M content/claims.yaml",
      " M content/clients.yaml",
      " M content/services/cloud-migration.yaml",
    ].sort(),
  );
  site.check();

  await page.goto(`${site.address}/edit/changes`);
  await page.getByRole("button", { name: "Take back: Cloud Migration: Description" }).click();
  await expect(page.getByRole("heading", { name: "Cloud Migration: Description" })).toHaveCount(0);
  expect(site.git("diff", "--name-only").trim()).not.toContain("cloud-migration");
  expect(elsewhere, "nothing is asked of another host").toEqual([]);
});

const refusals = [
  ["Lead", "We leverage seamless plans.", "Lead: “leverage” is out of style, write it otherwise."],
  ["Description", "Too short to be found.", "Description: 22 characters, at least 50."],
  ["Title", "", "Title: is missing."],
  ["Lead", "A plan by {fact.nobody}.", "Lead: {fact.nobody} does not exist."],
] as const;

test("what is wrong is said while it is typed, marked, and not saved", async () => {
  await open("services/entries/cloud-migration");
  for (const [name, text, says] of refusals) {
    const before = await field(name).inputValue();
    await field(name).fill(text);
    await expect(page.getByRole("button", { name: says })).toBeVisible();
    await saveButton().click();
    await expect(page.getByText("One field has an error.").first()).toBeVisible();
    await expect(field(name), "a refused save leads there").toBeFocused();
    await expect(field(name)).toHaveValue(text);
    await field(name).fill(before);
    await expect(page.getByText("Nothing. This can be saved.")).toBeVisible();
  }
  expect(diff()).toEqual([]);
});

test("a rule across files is heard too, and the row with the fault opens", async () => {
  await open("services/entries/cloud-migration");
  const other = readFileSync(inCopy("content/services/data-analytics.yaml"), "utf8");
  const [, lead = ""] = /^lead: (.*)$/m.exec(other) ?? [];
  await field("Lead").fill(lead);
  await expect(
    page
      .getByRole("button", { name: "Lead: is in content/services/data-analytics.yaml too" })
      .first(),
  ).toBeVisible();

  await open("parts-of-pages/entries/service-groups");
  const [first, second] = [
    page.getByRole("button", { name: "Expand", exact: true }).first(),
    field("Title"),
  ];
  await first.click();
  await second.fill("");
  await page.getByRole("button", { name: "Collapse", exact: true }).nth(1).click();
  await expect(second).toBeHidden();
  await page.getByRole("button", { name: "Groups 1, Title: is missing." }).click();
  await expect(second).toBeFocused();
  expect(diff()).toEqual([]);
});

test("a file that was changed meanwhile is not overwritten unasked", async () => {
  await open("services/entries/cloud-migration");
  const file = inCopy("content/services/cloud-migration.yaml");
  await field("Lead").fill("The plan stuck on a shared database. Rehearsed waves move the rest.");
  await expect(page.getByText("Nothing. This can be saved.")).toBeVisible();
  const theirs = readFileSync(file, "utf8").replace("title: Cloud Migration", "title: Cloud Moves");
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
  await open("services/entries/cloud-migration");
  await open("services/entries/cloud-migration", other);
  await lead(page).fill("The first of two wrote this. Rehearsed waves move the rest.");
  await save();
  await lead(other).fill("The second of two wrote this. Rehearsed waves move the rest.");
  await other.getByRole("button", { name: "Save" }).click();
  await expect(other.getByRole("alertdialog")).toBeVisible();
  expect(diff().join()).toContain("The first of two");
  await other.close();
});

test("with the server gone, what was typed stays and can be saved later", async () => {
  await open("services/entries/cloud-migration");
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
  await open("case-studies/entries/azure-cloud-migration");
  await page.getByRole("button", { name: "Show Editor Options" }).click();
  await page.getByRole("menuitem", { name: "Delete" }).click();
  const said = page.waitForEvent("dialog");
  const deleting = page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
  const dialog = await said;
  expect(dialog.message()).toContain("content/services/performance-analytics.yaml");
  await dialog.accept();
  await deleting;
  expect(site.git("status", "--short", "--", "content")).toBe("");
});

test("rows of a list go from its beginning, its middle and its end, and change places", async () => {
  await open("parts-of-pages/entries/faq");
  const rows = () => page.getByRole("button", { name: "Remove", exact: true });
  const questions = () =>
    [...readFileSync(inCopy("content/faq.yaml"), "utf8").matchAll(/question: (.*)/g)].map(
      ([, text]) => text,
    );
  const all = questions();
  const left = [all.slice(1), all.slice(1).toSpliced(2, 1), all.slice(1, -1).toSpliced(2, 1)];
  for (const [step, index] of [0, 2, all.length - 3].entries()) {
    await rows().nth(index).click();
    await saveButton().click();
    await expect.poll(questions).toEqual(left[step]);
    await expect(saveButton()).toBeDisabled();
  }
  const [first, second, ...rest] = questions();
  const handle = page.getByRole("button", { name: "Reorder Item" }).first();
  await handle.focus();
  await handle.press("ArrowDown");
  await saveButton().click();
  await expect.poll(questions).toEqual([second, first, ...rest]);
});

test("the keyboard alone is enough, and axe finds nothing of ours", async () => {
  await open("services/entries/cloud-migration");
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
    if (answer.status() === 201) counts.saved++;
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

test("other sites and other folders cannot be written from or to", async ({ request }) => {
  const api = `${site.address}/edit/api/v1/repos/site/content/contents`;
  const files = [{ operation: "create", path: "content/../package.json", content: "", sha: "" }];
  expect((await request.post(api, { data: { files } })).status()).toBe(422);
  const headers = { origin: "https://elsewhere.example" };
  expect((await request.post(api, { data: { files }, headers })).status()).toBe(403);
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
  const changed = "Managers of projects first";
  await change("content/pages/about.yaml", "Project managers first", changed, () =>
    expect(heading).toHaveText(changed, { timeout: 3000 }),
  );

  // A page that is about to load anew cannot be left.
  await page.goto("about:blank");
  await page.goto(`${site.address}/services/cloud-migration`);
  const fault =
    "content/services/cloud-migration.yaml:4 kind: “moving” is none of advice, delivery, migration, ai, industry.";
  await change("content/services/cloud-migration.yaml", "kind: migration", "kind: moving", () =>
    expect(page.getByText(fault)).toBeVisible({ timeout: 3000 }),
  );
  const others = await page.request.get(`${site.address}/services/data-analytics`);
  expect(others.status(), "the rest of the site stays up").toBe(200);

  site.git("checkout", "--quiet", "--", "content");
  await expect(heading).toHaveText("Cloud Migration");
});

test("nothing of the editor is in what is built", () => {
  const files = globSync("build/client/**/*.{html,js,json,css,txt}");
  const traces = files.filter((file) => /sveltia|"\/edit["/]/.test(readFileSync(file, "utf8")));
  expect(files.length).toBeGreaterThan(60);
  expect(traces).toEqual([]);
});
