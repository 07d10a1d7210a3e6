import { once } from "node:events";
import { existsSync } from "node:fs";
import { createServer } from "node:http";
import path from "node:path";
import { base } from "../app/base.ts";
import { buildIfNeeded } from "../deploy/build-state.ts";
import { sayBeingBuilt, serveSite } from "./static-site.ts";

function endWith(sentence: string): never {
  console.error(sentence);
  process.exit(1);
}

const root = path.resolve(import.meta.dirname, "..");
const { PORT = "4173", SITE_DIRECTORY } = process.env;
// An empty HOST would listen on every address of the machine.
const host = process.env.HOST || "127.0.0.1";
const port = Number(PORT);
if (!/^\d+$/.test(PORT) || port < 1 || port > 65_535)
  endWith(`PORT must be a whole number from 1 to 65535, but it is "${PORT}".`);

for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => process.exit(0));

// Listens before the build, so that a port in use is reported immediately.
let listener = sayBeingBuilt;
const server = createServer((request, response) => listener(request, response));
server.on("error", ({ code, message }: NodeJS.ErrnoException) => {
  if (code !== "EADDRINUSE") endWith(message);
  endWith(
    `Port ${port} is in use. Stop what uses it, or choose another: PORT=${port + 1} npm start`,
  );
});
await once(server.listen(port, host), "listening");

if (!SITE_DIRECTORY && !(await buildIfNeeded(root))) endWith("The build has failed; see above.");
const directory = path.resolve(root, SITE_DIRECTORY ?? "build/client");
if (!existsSync(path.join(directory, "404.html")))
  endWith(`SITE_DIRECTORY must be the folder of a build, but ${directory} has no 404.html.`);
listener = serveSite(directory);
console.log(`The site is at http://${host}:${port}${base === "/" ? "" : base}`);
