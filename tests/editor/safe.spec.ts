import { execFileSync } from "node:child_process";
import { globSync, readFileSync } from "node:fs";
import { content } from "../../app/content/content.ts";
import { buildFolder } from "../../deploy/build-state.ts";
import { expect, test } from "./form.ts";
import { address, folder, inCopy, touched } from "./site.ts";

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
  const api = `${address}/edit/api/v1/repos/site/content`;
  const { tree } = await (await request.get(`${api}/git/trees/main`)).json();
  const files = (tree as { path: string }[])
    .map((one) => one.path)
    .filter((one) => one.endsWith(".yaml"));
  const counts = { saved: 0, refused: 0 };
  for (let edit = 0; edit < 50; edit++) {
    const file = pick(files);
    touched.add(file);
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
    if (answer.ok()) {
      counts.saved++;
      for (const other of (await answer.json()).others) touched.add(other);
    } else {
      counts.refused++;
      expect((await answer.json()).message, "a refusal names an entry").toMatch(/^[A-Z].*: \S/);
      expect(readFileSync(inCopy(file)).equals(before), "a refusal changes nothing").toBe(true);
    }
  }
  execFileSync(process.execPath, ["scripts/content.ts"], { cwd: folder });
  expect(counts.saved, JSON.stringify(counts)).toBeGreaterThan(5);
  expect(counts.refused, JSON.stringify(counts)).toBeGreaterThan(5);
});

test("other sites and other folders cannot be written from or to", async ({ request }) => {
  const api = `${address}/edit/api/v1/repos/site/content/contents`;
  const files = [{ operation: "create", path: "content/../package.json", content: "", sha: "" }];
  expect((await request.post(api, { data: { files } })).status()).toBe(422);
  const headers = { origin: "https://elsewhere.example" };
  expect(await (await request.post(api, { data: { files }, headers })).text()).toContain(
    "Only from",
  );
});

test("nothing of the editor is in what is built", () => {
  const files = globSync(`${buildFolder}/client/**/*.{html,js,json,css,txt}`);
  const traces = files.filter((file) => /sveltia|"\/edit["/]/.test(readFileSync(file, "utf8")));
  expect(files.length).toBeGreaterThan(content.services.length + content.pages.length);
  expect(traces).toEqual([]);
});
