import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { buildFolder } from "../../deploy/build-state.ts";
import { expect, test } from "../support/fixtures.ts";
import { freePort } from "../support/free-port.ts";
import { anyPage } from "../support/places.ts";
import { sitePort } from "../support/servers.ts";

const environment = (PORT: string | number, SITE_DIRECTORY = `${buildFolder}/client`) => ({
  ...process.env,
  PORT: String(PORT),
  SITE_DIRECTORY,
});

for (const signal of ["SIGINT", "SIGTERM"] as const)
  test(`npm start says its address, serves, and ends cleanly on ${signal}`, async ({ request }) => {
    const port = await freePort();
    const server = spawn(process.execPath, ["server/start.ts"], { env: environment(port) });
    const [said] = await once(server.stdout, "data");
    expect(String(said)).toBe(`The site is at http://127.0.0.1:${port}\n`);
    expect((await request.get(`http://127.0.0.1:${port}${anyPage}`)).status()).toBe(200);
    server.kill(signal);
    expect(await once(server, "close")).toEqual([0, null]);
  });

for (const { mistake, port, folder, sentence } of [
  {
    mistake: "a port in use",
    port: sitePort,
    sentence: `Port ${sitePort} is in use. Stop what uses it, or choose another: PORT=${sitePort + 1} npm start\n`,
  },
  {
    mistake: "a bad port",
    port: "eighty",
    sentence: 'PORT must be a whole number from 1 to 65535, but it is "eighty".\n',
  },
  {
    mistake: "a folder that is not there",
    port: await freePort(),
    folder: "no/build",
    sentence: /^SITE_DIRECTORY must be the folder .*no.build has no 404\.html\.\n$/,
  },
])
  test(`${mistake} is told in one sentence`, () => {
    const env = environment(port, folder);
    const ended = spawnSync(process.execPath, ["server/start.ts"], { env, encoding: "utf8" });
    expect(ended).toMatchObject({ status: 1, stdout: "" });
    expect(ended.stderr).toMatch(sentence);
  });
