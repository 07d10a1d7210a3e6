import { execFileSync } from "node:child_process";
import { appendFileSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, test } from "@playwright/test";
import { writeContent } from "./content.ts";
import { timeout } from "./form.ts";

const folder = mkdtempSync(path.join(tmpdir(), "team-"));
const content = path.join(folder, "content");
const built = path.join(folder, "built");

/** As `npm run editor:build` does, for content that says where it is kept. */
test.beforeAll(() => {
  writeContent(content);
  // The last group of the file says where it is kept.
  appendFileSync(path.join(content, "site.yaml"), "  backend: github\n  repo: owner/name\n");
  const command = ["node_modules/vite/bin/vite.js", "build", "--config", "editor/vite.config.ts"];
  const env = { ...process.env, CONTENT: path.relative("", content) };
  execFileSync(process.execPath, [...command, "--outDir", built], { env, stdio: "pipe" });
});

test.afterAll(() => rmSync(folder, { recursive: true }));

/** Where it stands, and where the repository is. */
const [own, gitHub] = ["https://editor.example", "https://api.github.com"];

test("a team’s editor asks for a token, opens change requests and talks to the host of its repository alone", async ({
  page,
}) => {
  const asked = new Set<string>();
  // What the policy forbids is not sent; all else is answered.
  await page.route("https://**", (route) => route.fulfill({ status: 404 }));
  page.on("requestfinished", (request) => {
    const { protocol, origin } = new URL(request.url());
    if (protocol === "https:") asked.add(origin);
  });
  // The tool's fonts are at a host of their own, which the policy refuses before anything is sent.
  page.on("requestfailed", (request) => {
    if (request.failure()?.errorText === "csp") asked.delete(new URL(request.url()).origin);
  });
  await page.route(`${gitHub}/**`, (route) => route.fulfill({ status: 401, json: {} }));
  await page.route(`${own}/**`, (route) => {
    const { pathname } = new URL(route.request().url());
    return route.fulfill({ path: path.join(built, pathname.replace(/\/$/, "/index.html")) });
  });
  await page.goto(own);
  const token = page.getByRole("button", { name: "Sign In Using Access Token" });
  await expect(token).toBeVisible({ timeout });
  await expect(page.getByRole("button", { name: "Sign In with GitHub" })).toHaveCount(0);
  await token.click();
  await expect(page.getByText(/Since Editorial Workflow is enabled/)).toBeVisible();
  await page.getByRole("textbox").fill("a token that is none");
  await page.getByRole("button", { name: "Sign In", exact: true }).click();
  await expect(page.getByText("The provided token is invalid.")).toBeVisible();
  expect([...asked]).toEqual([own, gitHub]);
  const policy = page.locator('meta[http-equiv="Content-Security-Policy"]');
  await expect(policy).toHaveAttribute(
    "content",
    new RegExp(`connect-src 'self' ${gitHub} https://avatars`),
  );
});
