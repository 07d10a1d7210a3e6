import os from "node:os";
import lighthouse from "lighthouse/package.json" with { type: "json" };

/** What the figures were measured on, and how busy others kept it. */
export interface Machine {
  date: string;
  processor: string;
  cores: number;
  memoryGibibytes: number;
  platform: string;
  /** The mean of the minute before the first run. */
  loadBefore: number;
  node: string;
  browser: string;
  lighthouse: string;
}

async function browserVersion(port: number): Promise<string> {
  const response = await fetch(`http://127.0.0.1:${port}/json/version`);
  const { Browser } = (await response.json()) as { Browser: string };
  return Browser;
}

export async function machineWith(browserPort: number): Promise<Machine> {
  return {
    date: new Date().toISOString(),
    processor: os.cpus()[0]?.model.trim() ?? "unknown",
    cores: os.availableParallelism(),
    memoryGibibytes: Math.round(os.totalmem() / 2 ** 30),
    platform: `${os.type()} ${os.release()} ${os.arch()}`,
    loadBefore: Math.round((os.loadavg()[0] ?? 0) * 10) / 10,
    node: process.version,
    browser: await browserVersion(browserPort),
    lighthouse: lighthouse.version,
  };
}

export function describeMachine(machine: Machine): string {
  return [
    machine.date.slice(0, 10),
    `${machine.processor}, ${machine.cores} cores, ${machine.memoryGibibytes} GiB`,
    machine.platform,
    `load ${machine.loadBefore} before`,
    `Node ${machine.node}`,
    machine.browser,
    `Lighthouse ${machine.lighthouse}, mobile, simulated throttling`,
  ].join(" · ");
}
