import type { ChildProcess } from "node:child_process";
import { existsSync } from "node:fs";
import { copyFile, mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { base } from "../../app/base.ts";
import { caddyFile } from "../hosts/caddy.ts";
import { nginxFile } from "../hosts/nginx.ts";
import { findProgram, said, startServer } from "./process.ts";

interface Trial {
  /** The build. */
  site: string;
  /** For what the server itself writes. */
  scratch: string;
  port: number;
}

export interface Server {
  name: string;
  /** Where it is installed. */
  program: string | undefined;
  version: RegExp;
  versionFlag: string;
  start: (program: string, trial: Trial) => Promise<ChildProcess>;
}

const isRoot = process.getuid?.() === 0;

const nginx: Server = {
  name: "nginx",
  program: findProgram("nginx"),
  version: /nginx\/([\d.]+)/,
  versionFlag: "-v",
  async start(program, { site, scratch, port }) {
    const [, settings = ""] = /--conf-path=(\S+)/.exec(said(program, "-V")) ?? [];
    await copyFile(path.join(path.dirname(settings), "mime.types"), `${scratch}/mime.types`);
    const server = nginxFile({ base, root: site, listen: `127.0.0.1:${port}` });
    await writeFile(`${scratch}/site.conf`, server);
    const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"]
      .map((kind) => `${kind}_temp_path ${scratch}/${kind};`)
      .join(" ");
    const main = `${isRoot ? "user root;" : ""} daemon off; pid ${scratch}/pid; error_log ${scratch}/error.log;
      events {} http { access_log off; ${temporary} include site.conf; }`;
    await writeFile(`${scratch}/nginx.conf`, main);
    return startServer(
      program,
      ["-e", `${scratch}/error.log`, "-c", `${scratch}/nginx.conf`],
      port,
    );
  },
};

const caddy: Server = {
  name: "Caddy",
  program: findProgram("caddy"),
  version: /([\d.]+)/,
  versionFlag: "version",
  async start(program, { site, scratch, port }) {
    const file = caddyFile({ base, root: site, listen: String(port) });
    // A trial is for this machine alone.
    const local = file.replace("admin off\n", "admin off\n  default_bind 127.0.0.1\n");
    await writeFile(`${scratch}/Caddyfile`, local);
    const args = ["run", "--adapter", "caddyfile", "--config", `${scratch}/Caddyfile`];
    return startServer(program, args, port, { HOME: scratch, XDG_DATA_HOME: scratch });
  },
};

/** Modules that the file needs; what is built in has no file. */
const apacheModules = ["mpm_event", "authz_core", "unixd", "dir", "mime", "headers", "rewrite"];
const moduleFolders = [
  "/usr/lib/apache2/modules",
  "/usr/lib64/httpd/modules",
  "/usr/libexec/apache2",
];

const apache: Server = {
  name: "Apache",
  program: findProgram("apache2", "httpd"),
  version: /Apache\/([\d.]+)/,
  versionFlag: "-v",
  async start(program, { site, scratch, port }) {
    const folder = moduleFolders.find((one) => existsSync(one)) ?? "modules";
    const modules = apacheModules
      .map((name) => ({ name, file: path.join(folder, `mod_${name}.so`) }))
      .filter(({ file }) => existsSync(file))
      .map(({ name, file }) => `LoadModule ${name}_module ${file}`);
    const types = ["/etc/mime.types", "/etc/httpd/conf/mime.types"].find((file) =>
      existsSync(file),
    );
    await mkdir(`${scratch}/run`);
    const settings = `${modules.join("\n")}
ServerRoot ${scratch}
ServerName localhost
DefaultRuntimeDir ${scratch}/run
PidFile ${scratch}/run/pid
ErrorLog ${scratch}/error.log
Listen 127.0.0.1:${port}
${types ? `TypesConfig ${types}` : ""}
${isRoot ? "User www-data\nGroup www-data" : ""}
DocumentRoot ${site}
<Directory ${site}>
  AllowOverride All
  Require all granted
</Directory>
`;
    await writeFile(`${scratch}/apache.conf`, settings);
    return startServer(program, ["-DFOREGROUND", "-f", `${scratch}/apache.conf`], port);
  },
};

export const servers: readonly Server[] = [nginx, caddy, apache];
