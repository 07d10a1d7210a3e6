import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:net";
import { freePort } from "../../scripts/free-port.ts";
import { expect, test } from "../support/fixtures.ts";

function start(environment: Record<string, string>): ChildProcess & { output: () => string } {
  let output = "";
  const child = spawn(process.execPath, ["server/start.ts"], {
    env: { ...process.env, SITE_DIRECTORY: "build/client", ...environment },
  });
  child.stdout.on("data", (chunk) => (output += chunk));
  child.stderr.on("data", (chunk) => (output += chunk));
  return Object.assign(child, { output: () => output });
}

for (const signal of ["SIGINT", "SIGTERM"] as const) {
  test(`npm start says its address, serves, and ends cleanly on ${signal}`, async ({ request }) => {
    const port = await freePort();
    const child = start({ PORT: String(port) });
    await expect.poll(child.output).toBe(`The site is at http://127.0.0.1:${port}\n`);
    expect((await request.get(`http://127.0.0.1:${port}/about`)).status()).toBe(200);
    child.kill(signal);
    const [code] = await once(child, "exit");
    expect(code).toBe(0);
  });
}

test("a port in use is told in one sentence", async () => {
  const port = await freePort();
  const occupant = createServer().listen(port, "127.0.0.1");
  await once(occupant, "listening");
  const child = start({ PORT: String(port) });
  const [code] = await once(child, "exit");
  expect(code).toBe(1);
  expect(child.output()).toBe(
    `Port ${port} is in use. Stop what uses it, or choose another: PORT=${port + 1} npm start\n`,
  );
  occupant.close();
});

test("a bad port is told in one sentence", async () => {
  const child = start({ PORT: "eighty" });
  const [code] = await once(child, "exit");
  expect(code).toBe(1);
  expect(child.output()).toBe('PORT must be a whole number from 1 to 65535, but it is "eighty".\n');
});

test("a folder that is not there is told in one sentence", async () => {
  const child = start({ PORT: String(await freePort()), SITE_DIRECTORY: "no/build" });
  const [code] = await once(child, "exit");
  expect(code).toBe(1);
  expect(child.output()).toMatch(/^SITE_DIRECTORY must be .*no.build is not there\.\n$/);
});
