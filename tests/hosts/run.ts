/**
 * `npm run test:hosts`: starts each web server that is installed, with the file that deploy/hosts makes
 * for it, and asks it what `npm run doctor` asks a deployed address.
 */
import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { appendFile, mkdir, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { base } from "../../app/base.ts";
import { allPages } from "../../app/site.ts";
import { buildFolder, buildIfNeeded } from "../../deploy/build-state.ts";
import {
  at,
  type Check,
  forEach,
  headerDifference,
  statusDifference,
} from "../../deploy/doctor/check.ts";
import { examine, report } from "../../deploy/doctor/examine.ts";
import { hostFiles } from "../../deploy/hosts/files.ts";
import { makeHostFolder } from "../../deploy/hosts/folder.ts";
import { type Layout, layouts } from "../../deploy/hosts/layouts.ts";
import { privateFiles, siteFolder } from "../../deploy/hosts/table.ts";
import { projectFile } from "../../scripts/cached.ts";
import { freePort } from "../support/free-port.ts";

const port = await freePort();
const address = `127.0.0.1:${port}`;
const site = projectFile("build/test-hosts/site");
/** For what a server itself reads and writes. */
const scratch = projectFile("build/test-hosts/server");

const isRoot = process.getuid?.() === 0;
// Servers are often installed where only the administrator's shell looks.
const PATH = [process.env.PATH, "/usr/sbin", "/usr/local/sbin"].join(path.delimiter);
const env = { ...process.env, PATH, HOME: scratch, XDG_DATA_HOME: scratch };
const { "nginx.conf": nginxFile, Caddyfile: caddyFile } = hostFiles(base);

function nginxSettings(said: string): string {
  const [, folder] = /--conf-path=(\S+)\/nginx\.conf/.exec(said) ?? [];
  const kinds = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"];
  return `${isRoot ? "user root;" : ""} daemon off; pid ${scratch}/pid; events {} http {
${kinds.map((kind) => `${kind}_temp_path ${scratch}/${kind};`).join(" ")} access_log off;
${nginxFile.replace("listen 80", `listen ${address}`).replace("mime.types", `${folder}/mime.types`)} }`;
}

const moduleFolders = [
  "/usr/lib/apache2/modules",
  "/usr/lib64/httpd/modules",
  "/usr/libexec/apache2",
];

function apacheSettings(): string {
  const folder = moduleFolders.find((one) => existsSync(one));
  const modules = ["mpm_event", "authz_core", "unixd", "dir", "mime", "headers", "rewrite"]
    // What is built in has no file.
    .filter((name) => existsSync(`${folder}/mod_${name}.so`))
    .map((name) => `LoadModule ${name}_module ${folder}/mod_${name}.so`);
  return `${modules.join("\n")}
${isRoot ? "User www-data\nGroup www-data" : ""}
ServerName localhost
Listen ${address}
DefaultRuntimeDir ${scratch}
PidFile ${scratch}/pid
ErrorLog ${scratch}/error.log
TypesConfig ${existsSync("/etc/mime.types") ? "/etc/mime.types" : "conf/mime.types"}
DocumentRoot ${siteFolder}
<Directory ${siteFolder}>
  AllowOverride All
  Require all granted
</Directory>
`;
}

/** Hosts of others may leave it to the script of the error page; what we configure does it itself. */
const redirectsCapitals: Check = {
  name: "another letter case of an address is redirected, with its query",
  differences: (ask) =>
    forEach(
      allPages.filter((page) => page !== "/"),
      async (page) => {
        const path = `${at(page.toUpperCase())}?A=B`;
        const answer = await ask(path);
        return [
          ...statusDifference(path, answer, 301),
          ...headerDifference(path, answer, "Location", new RegExp(`${at(page)}\\?A=B$`)),
        ];
      },
    ),
};

const settings = `${scratch}/settings`;
/** How a program tells its version, is started, and what it reads then. */
const servers = [
  { name: "nginx", version: "-V", start: ["-e", `${scratch}/log`, "-c"], write: nginxSettings },
  {
    name: "caddy",
    version: "version",
    start: ["run", "--adapter", "caddyfile", "--config"],
    // For this machine alone.
    write: () =>
      caddyFile.replace("::8080", `::${port}`).replace("admin off", "$&\n  default_bind 127.0.0.1"),
  },
  { name: "apache2", version: "-v", start: ["-DFOREGROUND", "-f"], write: apacheSettings },
  { name: "httpd", version: "-v", start: ["-DFOREGROUND", "-f"], write: apacheSettings },
];

/** The site as that host wants it; whoever uploads private files along must not show them either. */
async function layOut(name: string): Promise<void> {
  const layout = layouts[name] ?? layouts.apache;
  await makeHostFolder(projectFile(`${buildFolder}/client`), site + base, layout as Layout, base);
  for (const file of privateFiles) await appendFile(path.join(site + base, file), "");
  await rm(scratch, { recursive: true, force: true });
  await mkdir(scratch);
}

if (!(await buildIfNeeded(projectFile(".")))) process.exit(1);
let passed = 0;
let failed = 0;
for (const { name, version, start, write } of servers) {
  const { error, stdout, stderr } = spawnSync(name, [version], { env, encoding: "utf8" });
  console.log(`\n— ${name} ${error ? "is not installed" : /\d+\.[\d.]+/.exec(stdout + stderr)} —`);
  if (error) continue;
  await layOut(name);
  await writeFile(settings, write(stderr).replaceAll(siteFolder, site));
  const server = spawn(name, [...start, settings], { env });
  let said = "";
  server.stderr.on("data", (part) => (said += part));
  const end = once(server, "exit");
  const listens = () => fetch(`http://${address}`).then(Boolean, () => false);
  for (let tries = 0; server.exitCode === null && !(await listens()) && tries < 100; tries++)
    await wait(100);
  if (server.exitCode !== null) console.log(said);
  const findings = await examine(`http://${address}`, [redirectsCapitals]);
  server.kill();
  await end;
  console.log(report(findings));
  const bad = findings.filter(({ differences }) => differences.length).length;
  failed += bad;
  passed += findings.length - bad;
}
console.log(`\n${passed} passed, ${failed} failed`);
// None to try proves nothing.
process.exit(failed || !passed ? 1 : 0);
