import { execFileSync } from "node:child_process";
import { rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import {
  addBand,
  choose,
  choosePicture,
  expect,
  fillIn,
  goTo,
  inputAt,
  open,
  save,
  shownPage,
  sound,
  test,
  timeout,
} from "./form.ts";
import { phonePicture } from "./phone-picture.ts";
import { address, git, port, read } from "./site.ts";

/** Where it is published: any repository will do. */
const remote = path.join(tmpdir(), `published-${port}.git`);
const published = (...args: string[]) =>
  execFileSync("git", args, { cwd: remote, encoding: "utf8" }).trim();

test.use({ seesPage: true });

test.beforeAll(() => {
  rmSync(remote, { recursive: true, force: true });
  execFileSync("git", ["init", "--quiet", "--bare", "--initial-branch=main", remote]);
  git("remote", "add", "origin", remote);
  git("push", "--quiet", "origin", "HEAD:refs/heads/main");
});

test.afterAll(() => rmSync(remote, { recursive: true, force: true }));

/** Runs after all other scenes, since it alone commits (playwright.config.ts). */
test("a year of a marketing department, from the first change to a published commit", async ({
  page,
}) => {
  test.setTimeout(600_000);
  page.setDefaultTimeout(timeout);

  /** With the tool as it is: to load it takes longer than to write an imprint. */
  const openNext = async (entry: string) => {
    await page.goto(`${address}/edit#/collections/${entry.split("/")[0]}`);
    await expect(page.getByText(sound)).toHaveCount(0);
    await page.goto(`${address}/edit#/collections/${entry}`);
    await expect(page.getByText(sound)).toBeVisible();
  };
  /** What also changes other entries has the tool read them again. */
  const saveAndRead = async () => {
    await save(page);
    await expect(page.getByText("the other entries are being read")).toBeVisible();
    await expect(page.getByText(sound)).toBeVisible();
  };
  /** What is new is a draft; this one is complete. */
  const finish = () => page.getByRole("switch", { name: "Draft" }).click();
  /** The tool scrolls to a row that was added: a click on the way may end beside the button that it began on. */
  const addTwo = async (list: string, item: string) => {
    const within = page.locator(`[data-key-path="${list}"]`);
    const button = within.getByRole("button", { name: new RegExp(`^Add .*${item}`) }).first();
    const rows = within.locator(".item-list > *");
    for (const count of [1, 2])
      await expect(async () => {
        if ((await rows.count()) < count) await button.click();
        await expect(rows).toHaveCount(count, { timeout: 1000 });
      }).toPass({ timeout });
  };
  /** What is said of a list that is too short leads to it. */
  const follow = (fault: string) =>
    page.getByRole("button", { name: new RegExp(`^${fault}: takes`) }).click();

  await test.step("a service gets another address, and the old one leads to it", async () => {
    await open(page, "services/entries/plan-review");
    await choose(page, "Edit Slug");
    await page.getByRole("button", { name: "Edit Slug" }).click();
    const slug = page.getByRole("textbox", { name: "Slug" });
    await slug.fill("Second_Opinion");
    await expect(page.getByText("Use lowercase letters, digits and hyphens")).toBeVisible();
    await slug.fill("second-opinion");
    await page.keyboard.press("Enter");
    await saveAndRead();
    expect(read("services/second-opinion.yaml").formerly).toEqual(["/services/plan-review"]);
    await expect(page).toHaveURL(/\/second-opinion$/);
    const shown = page.frameLocator("iframe").locator("iframe");
    await expect(shown, "the page beside it").toHaveAttribute("src", /\/second-opinion$/);
  });

  await test.step("an imprint is added", async () => {
    await page.goto(`${address}/edit#/collections/legal/new`);
    await page.getByRole("radio", { name: "legal" }).click();
    await fillIn(page, {
      path: "/imprint",
      title: "Imprint",
      description: "Who answers for this site, where the firm is registered, and how to reach it.",
      wordingChanged: "2026-11-18",
      body: "## Who we are\n\nBrightwater is entered in the trade register at Rotterdam.",
    });
    await finish();
    await expect(page.getByText(sound)).toBeVisible();
    await save(page);
    const footer = shownPage(page).getByRole("contentinfo");
    await expect(footer.getByRole("link", { name: "Imprint" })).toBeVisible();
  });

  await test.step("a campaign gets a page of its own", async () => {
    await page.goto(`${address}/edit#/collections/pages/new`);
    await expect(page.getByRole("switch", { name: "Draft" })).toBeChecked();
    await inputAt(page, "name").fill("Winter peak");
    await addBand(page, "opening-text", 0);
    await fillIn(page, {
      path: "/winter-peak",
      "head.title": "Winter peak",
      "head.description": "What has to be ready before the busiest six weeks of a warehouse.",
      "bands.0.label": "Before December",
      "bands.0.heading": "Six weeks that decide the year",
      "bands.0.lead": "We walk the floor in October, while there is time to change it.",
    });
    await finish();
    await expect(page.getByText(sound)).toBeVisible();
    await save(page);
    await expect(shownPage(page).getByRole("heading", { level: 1 })).toBeVisible();
  });

  await test.step("a client is retired, and the quote goes with it", async () => {
    await openNext("clients-and-voices/entries/clients-yaml");
    const rows = page.locator('[data-key-path="clients"] .item-list').first().locator("> *");
    await rows.first().getByRole("button", { name: "Remove", exact: true }).first().click();
    await expect(page.getByText(/Saving this also takes out: Testimonials/)).toBeVisible();
    await saveAndRead();
    expect(read("testimonials.yaml").testimonials).toHaveLength(1);
  });

  await test.step("a case study is written, with a picture from a phone", async () => {
    await page.goto(`${address}/edit#/collections/case-studies/new`);
    await inputAt(page, "title").fill("A quay rebuilt between two ships");
    await follow("Results");
    await addTwo("results", "Result");
    await follow("Challenges");
    await addTwo("challenges", "Challenge");
    await follow("Solution");
    await addTwo("solution", "Paragraph");
    await choosePicture(page, "Cover picture", "Quay.jpg", await phonePicture(1200, 1600));
    await fillIn(page, {
      description:
        "Ninety meters of quay wall were renewed while the berth beside it kept working.",
      imageAlt: "A quay wall at low tide, with new sheet piling on its left.",
      "scale.from": "2025-02",
      "scale.to": "2025-10",
      "results.0": "90 meters of wall renewed in eight months",
      "results.1": "0 calls moved to another terminal",
      "challenges.0": "The old wall leaned by four centimeters, and the berth could not close.",
      "challenges.1": "Piling shook the crane rail whenever a ship was alongside.",
      "solution.0": "We planned the piling around the tide tables and the calls of the ships.",
      "solution.1": "The crane was measured every evening, and the work stopped twice for it.",
    });
    await finish();
    await expect(page.getByText(sound)).toBeVisible();
    await save(page);
    await expect(shownPage(page).getByRole("heading", { level: 1 })).toBeVisible();
  });

  await test.step("a second office is told on the page about the firm", async () => {
    await openNext("pages/entries/about");
    const end = (read("pages/about.yaml").bands as unknown[]).length;
    await goTo(page, "bands.0.heading");
    await addBand(page, "hubs", end);
    const place = `bands.${end}`;
    await goTo(page, `${place}.heading`);
    await page.locator(`[data-key-path="${place}.people"]`).scrollIntoViewIfNeeded();
    await addTwo(`${place}.hubs`, "Office");
    await fillIn(page, {
      [`${place}.heading`]: "Where to find us",
      [`${place}.hubs.0.place`]: "Rotterdam",
      [`${place}.hubs.1.place`]: "Antwerp",
    });
    await save(page);
    await expect(shownPage(page).getByText("Antwerp").first()).toBeVisible();
  });

  await test.step("all of it is published in one commit, in a person’s name", async () => {
    await page.goto(`${address}/edit/changes`);
    await page.getByRole("textbox", { name: "Your name" }).fill("Ana Reyes");
    await page.getByRole("button", { name: "Publish" }).click({ timeout: 300_000 });
    await expect(page.getByRole("status")).toHaveText("Published 6 changes to “main”.", {
      timeout: 300_000,
    });
    await expect(page.getByText("not published yet: Nothing.")).toBeVisible();
    expect(published("log", "--format=%an", "main")).toBe("Ana Reyes\nTest");
    expect(published("show", "--format=", "--name-only", "main").split("\n")).toContain(
      "content/pictures/quay.webp",
    );
    expect(git("status", "--short")).toBe("");
  });
});
