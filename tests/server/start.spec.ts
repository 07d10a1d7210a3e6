import { spawn } from "node:child_process";
import { once } from "node:events";
import { freePort } from "../../scripts/free-port.ts";
import { expect, test } from "../support/fixtures.ts";
import { sitePort } from "../support/servers.ts";

function start(environment: Record<string, string>) {
  let output = "";
  const child = spawn(process.execPath, ["server/start.ts"], {
    env: { ...process.env, SITE_DIRECTORY: "build/client", ...environment },
  });
  child.stdout.on("data", (chunk) => (output += chunk));
  child.stderr.on("data", (chunk) => (output += chunk));
  const ended = async () => {
    const [code] = await once(child, "close");
    return { code, output };
  };
  return { output: () => output, kill: (signal: NodeJS.Signals) => child.kill(signal), ended };
}

for (const signal of ["SIGINT", "SIGTERM"] as const)
  test(`npm start says its address, serves, and ends cleanly on ${signal}`, async ({ request }) => {
    const port = await freePort();
    const { output, kill, ended } = start({ PORT: String(port) });
    await expect.poll(output).toBe(`The site is at http://127.0.0.1:${port}\n`);
    expect((await request.get(`http://127.0.0.1:${port}/about`)).status()).toBe(200);
    kill(signal);
    expect(await ended()).toMatchObject({ code: 0 });
  });

for (const { mistake, environment, sentence } of [
  {
    mistake: "a port in use",
    environment: { PORT: String(sitePort) },
    sentence: `Port ${sitePort} is in use. Stop what uses it, or choose another: PORT=${sitePort + 1} npm start\n`,
  },
  {
    mistake: "a bad port",
    environment: { PORT: "eighty" },
    sentence: 'PORT must be a whole number from 1 to 65535, but it is "eighty".\n',
  },
])
  test(`${mistake} is told in one sentence`, async () => {
    expect(await start(environment).ended()).toEqual({ code: 1, output: sentence });
  });

test("a folder that is not there is told in one sentence", async () => {
  const environment = { PORT: String(await freePort()), SITE_DIRECTORY: "no/build" };
  const { code, output } = await start(environment).ended();
  expect(code).toBe(1);
  expect(output).toMatch(/^SITE_DIRECTORY must be the folder .*no.build has no 404\.html\.\n$/);
});
