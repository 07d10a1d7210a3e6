import { expect, it } from "vitest";
import type { Plan } from "./plans";
import { type Run, servingTable } from "./report";

const plan: Plan = {
  name: "a page",
  paths: ["/"],
  connections: 1,
  requests: 100,
  timeLimit: 1,
  isGoal: true,
};
const run = (server: string, computed: number | undefined, errors = 0): Run => ({
  plan,
  server,
  computed,
  errors,
  requests: 100,
  seconds: 1,
  latencies: Float64Array.from({ length: 100 }, (_, at) => at),
});

it("compares round by round, and takes the one in the middle", () => {
  const runs = [
    ...[run("ours", 2), run("nginx", 1)],
    ...[run("ours", 8), run("nginx", 6)],
    ...[run("ours", 9), run("nginx", 3)],
  ];
  const { table, missed } = servingTable(runs, [plan], ["ours", "nginx"]);
  expect(table).toMatch(/a page +\| ours +\| 100 +\| 13 +\| 50\.00 +\| 99\.00 +\| 0 +\| 0\.50/);
  expect(missed).toEqual([]);
});

it("says what was missed", () => {
  const { missed } = servingTable([run("ours", 3, 7), run("nginx", 1)], [plan], ["ours", "nginx"]);
  expect(missed).toEqual([
    "a page: 0.33 of nginx's rate per core, less than 0.5.",
    "a page: 7 requests failed.",
  ]);
});

it("needs no nginx, and no system that tells what a process has computed", () => {
  const { table, missed } = servingTable([run("ours", undefined)], [plan], ["ours", undefined]);
  expect(table).toContain("unknown");
  expect(missed).toEqual([]);
});
