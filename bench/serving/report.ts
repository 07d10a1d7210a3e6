import os from "node:os";
import { markdownTable } from "../markdown.ts";
import { median } from "../median.ts";
import type { LoadResult } from "./load.ts";
import type { Plan } from "./plans.ts";

/** One run of a plan against a server. */
export interface Run extends LoadResult {
  plan: Plan;
  server: string;
  /** Of the server; nothing where the system does not say. */
  computed: number | undefined;
}

/** Of nginx's rate per core, at least. */
const goal = 0.5;

const whole = (value: number) => Math.round(value).toLocaleString("en-US");
const latency = ({ latencies }: Run, share: number) =>
  latencies[Math.min(latencies.length - 1, Math.floor(latencies.length * share))] ?? Number.NaN;

/** Medians of the rounds of one plan against one server. */
function summarize(runs: readonly Run[], plan: Plan, server: string) {
  const own = runs.filter((run) => run.plan.name === plan.name && run.server === server);
  const middle = (figure: (run: Run) => number) => median(own.map(figure));
  return {
    perSecond: middle(({ requests, seconds }) => requests / seconds),
    perCore: middle(perCore),
    middle: middle((run) => latency(run, 0.5)),
    late: middle((run) => latency(run, 0.99)),
    errors: own.reduce((sum, { errors }) => sum + errors, 0),
  };
}

const perCore = ({ requests, computed = Number.NaN }: Run) => requests / computed;

/** Of the other's rate per core: round by round, since a machine that others use changes its pace. */
function shareOf(runs: readonly Run[], plan: Plan, ours: string, other: string): number {
  const rates = [ours, other].map((server) =>
    runs.filter((run) => run.plan.name === plan.name && run.server === server).map(perCore),
  );
  const [mine = [], theirs = []] = rates;
  return median(mine.map((rate, round) => rate / (theirs[round] ?? Number.NaN)));
}

export function servingTable(
  runs: readonly Run[],
  plans: readonly Plan[],
  [ours, other]: readonly [string, string | undefined],
): { table: string; missed: string[] } {
  const missed: string[] = [];
  const rows = plans.flatMap((plan) => {
    const mine = summarize(runs, plan, ours);
    const theirs = other === undefined ? undefined : summarize(runs, plan, other);
    const ratio = other ? shareOf(runs, plan, ours, other) : Number.NaN;
    if (plan.isGoal && ratio < goal)
      missed.push(`${plan.name}: ${ratio.toFixed(2)} of nginx's rate per core, less than ${goal}.`);
    if (mine.errors) missed.push(`${plan.name}: ${mine.errors} requests failed.`);
    const rowOf = (name: string | undefined, figures: typeof theirs, last: string) =>
      name && figures
        ? [
            [
              plan.name,
              name,
              whole(figures.perSecond),
              Number.isNaN(figures.perCore) ? "unknown" : whole(figures.perCore),
              figures.middle.toFixed(2),
              figures.late.toFixed(2),
              String(figures.errors),
              last,
            ],
          ]
        : [];
    const share = Number.isNaN(ratio) ? "" : ratio.toFixed(2);
    return [...rowOf(ours, mine, share), ...rowOf(other, theirs, "")];
  });
  const headings = [
    "asked for",
    "server",
    "per second",
    "per core",
    "median ms",
    "99 % ms",
    "errors",
    "of nginx",
  ];
  return { table: markdownTable(headings, rows), missed };
}

export function report(table: string, rounds: number, other: string): string {
  return [
    "# npm start against nginx",
    `The same files, compressed by the build (gzip, which both send), over loopback: medians of ${rounds} runs of 20,000 requests or 10 s each, in alternation, with 64 connections where nothing else is said. Per core means requests in a second that the server itself has computed: it does not depend on what the load, on the same machine, takes from it. Both servers are one process that answers; nginx runs with deploy/nginx.conf.`,
    table,
    `Goal: at least ${goal} of nginx's rate per core for a visit (the median of the rounds, each against its neighbor), and no error.`,
    "## Machine",
    `${new Date().toISOString().slice(0, 10)} · ${os.cpus()[0]?.model.trim()}, ${os.availableParallelism()} cores · ${os.type()} ${os.release()} ${os.arch()} · Node ${process.version} · ${other}`,
    "",
  ].join("\n\n");
}
