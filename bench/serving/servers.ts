import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout } from "node:timers/promises";
import { projectFile } from "../../scripts/cached.ts";
import { freePort } from "../../scripts/free-port.ts";

export interface Served {
  name: string;
  port: number;
  /** Seconds that its processes have computed since they began; only Linux says. */
  computed: () => number | undefined;
  stop: () => void;
}

const ticksPerSecond = 100;

/** Of a process and its children. */
function secondsComputed(pid: number): number | undefined {
  try {
    const [, fields = ""] = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ");
    const [user = 0, system = 0] = fields.split(" ").slice(11, 13).map(Number);
    const children = readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8").trim();
    const inChildren = children
      ? children.split(" ").map((child) => secondsComputed(Number(child)) ?? 0)
      : [];
    return inChildren.reduce((sum, one) => sum + one, (user + system) / ticksPerSecond);
  } catch {
    return undefined;
  }
}

async function untilItAnswers(port: number): Promise<void> {
  for (let attempt = 0; attempt < 100; attempt++) {
    const response = await fetch(`http://127.0.0.1:${port}/`).catch(() => undefined);
    if (response?.ok) return;
    await setTimeout(100);
  }
  throw new Error(`Nobody answers on port ${port}.`);
}

async function begun(name: string, port: number, child: ChildProcess, clean = () => {}) {
  const pid = child.pid ?? 0;
  const stop = () => {
    child.once("exit", clean);
    child.kill();
  };
  await untilItAnswers(port).catch((error) => {
    stop();
    throw error;
  });
  return { name, port, stop, computed: () => secondsComputed(pid) } satisfies Served;
}

/** What `npm start` runs. */
export async function startOurs(): Promise<Served> {
  const port = await freePort();
  const env = { ...process.env, PORT: String(port), SITE_DIRECTORY: "build/client" };
  const child = spawn(process.execPath, [projectFile("server/start.ts")], { env });
  return begun("npm start", port, child);
}

/** nginx with our own settings, one worker, and the defaults of a distribution around them. */
function nginxSettings(folder: string, port: number, types: string): string {
  const site = readFileSync(projectFile("deploy/nginx.conf"), "utf8")
    .replace(/listen 80;/, `listen 127.0.0.1:${port} backlog=2048;`)
    .replace(/root \S+;/, `root ${projectFile("build/client")};`)
    .replace("include mime.types;", `include ${types};`);
  const places = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"]
    .map((name) => `${name}_temp_path ${path.join(folder, name)};`)
    .join(" ");
  return `daemon off; worker_processes 1; pid ${folder}/pid; error_log ${folder}/errors;
worker_rlimit_nofile 8192; events { worker_connections 4096; }
http { access_log off; sendfile on; tcp_nopush on; keepalive_requests 1000000; ${places}\n${site}\n}`;
}

/** Nothing where nginx is not installed. */
export async function startNginx(): Promise<Served | undefined> {
  const { stderr, error } = spawnSync("nginx", ["-V"], { encoding: "utf8" });
  if (error) return undefined;
  const [, settings = "/etc/nginx/nginx.conf"] = /--conf-path=(\S+)/.exec(stderr) ?? [];
  const [, version = ""] = /nginx\/(\S+)/.exec(stderr) ?? [];
  const folder = mkdtempSync(path.join(tmpdir(), "nginx-"));
  const port = await freePort();
  const file = path.join(folder, "nginx.conf");
  writeFileSync(file, nginxSettings(folder, port, path.join(path.dirname(settings), "mime.types")));
  const child = spawn("nginx", ["-p", folder, "-c", file], { stdio: "ignore" });
  const clean = () => rmSync(folder, { recursive: true, force: true });
  return begun(`nginx ${version}`, port, child, clean);
}
