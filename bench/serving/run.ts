import { writeFileSync } from "node:fs";
import { projectFile } from "../../scripts/cached.ts";
import { completeMark } from "../../scripts/complete-mark.ts";
import { reasonToBuild } from "../../server/build-state.ts";
import { SettingError } from "../../server/settings.ts";
import { load } from "./load.ts";
import { type Plan, plans } from "./plans.ts";
import { type Run, report, servingTable } from "./report.ts";
import { type Served, startNginx, startOurs } from "./servers.ts";

const rounds = 5;

async function measure(plan: Plan, server: Served): Promise<Run> {
  const before = server.computed();
  const result = await load(server.port, plan);
  const after = server.computed();
  const computed = before === undefined || after === undefined ? undefined : after - before;
  return { ...result, plan, server: server.name, computed };
}

async function bench(): Promise<string[]> {
  const reason = await reasonToBuild(projectFile("."), `build/client/${completeMark}`);
  if (reason)
    throw new SettingError(`There is nothing to measure (${reason}): run \`npm run build\` first.`);
  const ours = await startOurs();
  const nginx = await startNginx();
  if (!nginx) console.log("nginx is not installed: only npm start is measured.");
  const servers = nginx ? [ours, nginx] : [ours];
  const all = plans();
  const runs: Run[] = [];
  try {
    // Once for nothing: code is compiled and files are read.
    for (const server of servers)
      for (const plan of all) await load(server.port, { ...plan, requests: 2000 });
    for (let round = 1; round <= rounds; round++)
      for (const plan of all) {
        console.log(`Round ${round} of ${rounds}: ${plan.name}`);
        for (const server of servers) runs.push(await measure(plan, server));
      }
  } finally {
    for (const server of servers) server.stop();
  }
  const { table, missed } = servingTable(runs, all, [ours.name, nginx?.name]);
  console.log(`\n${table}\n`);
  if (nginx) {
    writeFileSync(projectFile("bench/results/serving.md"), report(table, rounds, nginx.name));
    console.log("The table is in bench/results/serving.md.");
  } else
    console.log("Without nginx there is nothing to compare with: install it, and measure again.");
  return missed;
}

// Whoever interrupts must not leave servers behind; they end with the process.
for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => process.exit(1));

try {
  const missed = await bench();
  for (const sentence of missed) console.error(sentence);
  if (!missed.length) console.log("No goal is missed.");
  process.exitCode = missed.length ? 1 : 0;
} catch (error) {
  console.error(error instanceof SettingError ? error.message : error);
  process.exitCode = 1;
}
