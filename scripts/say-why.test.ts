import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { stripVTControlCharacters } from "node:util";
import { afterEach, expect, it } from "vitest";
import { projectFile } from "./cached";

const from = (name: string) => JSON.stringify(projectFile(name));

/** A site of one page and one file, which are built as this one is. */
const site: Record<string, string> = {
  "package.json": `{ "type": "module" }`,
  "react-router.config.ts": `export default { ssr: true, prerender: ["/", "/file.txt"] };`,
  "vite.config.ts": `
    import { reactRouter } from "@react-router/dev/vite";
    import { sayWhy } from ${from("scripts/say-why.ts")};
    export default { plugins: [reactRouter(), sayWhy()] };`,
  "app/routes.ts": `
    import { index, route } from "@react-router/dev/routes";
    export default [index("page.tsx"), route("file.txt", "file.ts")];`,
  "app/entry.server.tsx": `export * from ${from("app/entry.server.tsx")};
    export { default } from ${from("app/entry.server.tsx")};`,
  "app/entry.client.ts": "",
  "app/root.tsx": `
    import { Outlet } from "react-router";
    import { contentContext } from ${from("app/lib/content-context.ts")};
    const content = { site: { edition: { folder: "", addresses: {} }, editions: [] } };
    export const middleware = [({ context }) => context.set(contentContext, content)];
    export default () => <html><body><Outlet /></body></html>;
    export const ErrorBoundary = () => <html><body>Sorry</body></html>;`,
  "app/page.tsx": "export default () => <p>A page</p>;",
  "app/file.ts": `export const loader = () => new Response("A file");`,
};

let folder = "";
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function build(changed: Record<string, string>) {
  folder = mkdtempSync(path.join(tmpdir(), "say-why-"));
  mkdirSync(path.join(folder, "app"));
  symlinkSync(projectFile("node_modules"), path.join(folder, "node_modules"), "junction");
  for (const [name, text] of Object.entries({ ...site, ...changed }))
    writeFileSync(path.join(folder, name), text);
  const script = projectFile("node_modules/@react-router/dev/bin.cjs");
  const { status, stdout, stderr } = spawnSync(process.execPath, [script, "build"], {
    cwd: folder,
    env: { ...process.env, NODE_ENV: "production" },
    encoding: "utf8",
  });
  return { status, stdout, said: stripVTControlCharacters(stderr).trim().split("\n") };
}

const fault = `
  import { PlainError } from ${from("app/content/plain-error.ts")};
  const fail = () => { throw new PlainError("some.file:3 a field: what to do."); };`;

it.each([
  ["page", { "app/page.tsx": `${fault} export default function Page() { fail(); }` }],
  ["setting", { "vite.config.ts": `${fault} fail();` }],
  ["file", { "app/file.ts": `${fault} export const loader = fail;` }],
])(
  "ends a build with what is wrong in a %s, without its HTML or a place in the code",
  (_, changed) => {
    const { status, stdout, said } = build(changed);
    expect(status).toBe(1);
    expect(said.at(-1)).toBe("some.file:3 a field: what to do.");
    expect(stdout + said.join("\n")).not.toMatch(/Sorry|\n\s+at /);
  },
);
