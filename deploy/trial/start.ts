/**
 * `npm run test:hosts`: starts each web server that is installed, with the file that deploy/hosts makes
 * for it, and asks it what `npm run doctor` asks a deployed address.
 */
import { once } from "node:events";
import { appendFile, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { base } from "../../app/base.ts";
import { projectFile } from "../../scripts/cached.ts";
import { completeMark } from "../../scripts/complete-mark.ts";
import { freePort } from "../../scripts/free-port.ts";
import { makeHostFolder } from "../../scripts/host-folder.ts";
import { runCommand } from "../../scripts/run-command.ts";
import { reasonToBuild } from "../../server/build-state.ts";
import { examine, report } from "../doctor/examine.ts";
import { type Layout, layouts } from "../hosts/layouts.ts";
import { privateFiles } from "../hosts/table.ts";
import { said } from "./process.ts";
import { type Server, servers } from "./servers.ts";

if (base !== "/") {
  console.error(
    "The trial serves build/client at the root of a host: set base in app/base.ts to “/”.",
  );
  process.exit(1);
}
if (await reasonToBuild(projectFile("."), `build/client/${completeMark}`))
  await runCommand("react-router build", {}, true);

let passed = 0;
let failed = 0;

async function attempt({ name, start }: Server, program: string): Promise<void> {
  const scratch = await mkdtemp(path.join(tmpdir(), "trial-"));
  const port = await freePort();
  const site = projectFile(`build/${name.toLowerCase()}`);
  await makeHostFolder(
    projectFile("build/client"),
    site,
    layouts[name.toLowerCase()] as Layout,
    base,
  );
  // Whoever uploads the build as it is must not show them either.
  for (const file of privateFiles) await appendFile(path.join(site, file), "");
  const server = await start(program, { site, scratch, port });
  try {
    const findings = await examine(`http://127.0.0.1:${port}`);
    console.log(report(findings));
    const bad = findings.filter(({ differences }) => differences.length).length;
    failed += bad;
    passed += findings.length - bad;
  } finally {
    server.kill();
    await once(server, "exit");
    await rm(scratch, { recursive: true });
  }
}

for (const server of servers) {
  const { name, program, version, versionFlag } = server;
  if (!program) {
    console.log(`\n— ${name} is not installed, and was not tried —`);
    continue;
  }
  console.log(`\n— ${name} ${version.exec(said(program, versionFlag))?.[1]} —`);
  await attempt(server, program).catch((error: Error) => {
    failed++;
    console.log(`✘ ${error.message}`);
  });
}
console.log(`\n${passed} passed, ${failed} failed`);
// None to try proves nothing.
process.exit(failed || !passed ? 1 : 0);
