import { globSync, readFileSync } from "node:fs";
import { content } from "../../app/content/content.ts";
import { buildFolder } from "../../deploy/build-state.ts";
import { expect, test } from "./form.ts";
import { address } from "./site.ts";

test("other sites cannot write", async ({ request }) => {
  const api = `${address}/edit/api/v1/repos/site/content/contents`;
  const headers = { origin: "https://elsewhere.example" };
  const answer = await request.post(api, { data: { files: [] }, headers });
  expect(answer.status()).toBe(422);
  expect(await answer.text()).toContain("Only from");
});

test("nothing of the editor is in what is built", () => {
  const files = globSync(`${buildFolder}/client/**/*.{html,js,json,css,txt}`);
  const traces = files.filter((file) => /sveltia|"\/edit["/]/.test(readFileSync(file, "utf8")));
  expect(files.length).toBeGreaterThan(content.services.length + content.pages.length);
  expect(traces).toEqual([]);
});
