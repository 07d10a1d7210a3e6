import { spawn } from "node:child_process";
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { copySource } from "../../scripts/copy-source.ts";
import { freePort } from "../../scripts/free-port.ts";
import { expect, test } from "../support/fixtures.ts";

test("while developing, a change shows by itself, and a fault is a page that goes away with it", async ({
  page,
}) => {
  test.slow();
  const copy = await copySource("development");
  const port = await freePort();
  const command = ["node_modules/@react-router/dev/bin.cjs", "dev", "--host", "127.0.0.1"];
  const server = spawn(process.execPath, [...command, "--port", String(port)], {
    cwd: copy,
    stdio: "ignore",
    detached: true,
  });
  try {
    const address = `http://127.0.0.1:${port}`;
    await expect
      .poll(() => page.goto(`${address}/about`).catch(() => undefined), { timeout: 60_000 })
      .toBeTruthy();
    const about = `${copy}/content/pages/about.yaml`;
    const words = readFileSync(about, "utf8");
    /** Saved again until the page has begun to listen. */
    const save = (file: string, text: string, seen: () => Promise<void>) =>
      expect(() => {
        writeFileSync(file, text);
        return seen();
      }).toPass();
    const heading = page.getByRole("heading", { level: 1 });

    const changed = "Managers of projects first";
    await save(about, words.replace("Project managers first", changed), () =>
      expect(heading).toHaveText(changed, { timeout: 3000 }),
    );

    const service = `${copy}/content/services/cloud-migration.yaml`;
    const right = readFileSync(service, "utf8");
    await page.goto(`${address}/services/cloud-migration`);
    const fault =
      "content/services/cloud-migration.yaml:4 kind: “moving” is none of advice, delivery, migration, ai, industry.";
    await save(service, right.replace("kind: migration", "kind: moving"), () =>
      expect(page.getByText(fault)).toBeVisible({ timeout: 3000 }),
    );
    const others = await page.request.get(`${address}/services/data-analytics`);
    expect(others.status(), "the rest of the site stays up").toBe(200);

    writeFileSync(service, right);
    await expect(heading).toHaveText("Cloud Migration");
  } finally {
    if (server.pid) process.kill(-server.pid);
    rmSync(copy, { recursive: true, force: true });
  }
});
