import { once } from "node:events";
import { existsSync } from "node:fs";
import { createServer } from "node:http";
import path from "node:path";
import { base } from "../app/base.ts";
import { buildFolder, buildIfNeeded } from "../deploy/build-state.ts";
import { askedAddress, endWith } from "./asked-address.ts";
import { showBeingBuilt } from "./being-built.ts";

const root = path.resolve(import.meta.dirname, "..");
const { SITE_DIRECTORY } = process.env;
const { port, host } = askedAddress(4173);

for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => process.exit(0));

// Listens before the build and before the content is read, so that a port in use is reported immediately.
let listener = showBeingBuilt;
const server = createServer((request, response) => listener(request, response));
server.on("error", ({ code, message }: NodeJS.ErrnoException) => {
  if (code !== "EADDRINUSE") endWith(message);
  endWith(
    `Port ${port} is in use. Stop what uses it, or choose another: PORT=${port + 1} npm start`,
  );
});
await once(server.listen(port, host), "listening");

if (!SITE_DIRECTORY && !(await buildIfNeeded(root))) endWith("The build has failed; see above.");
const directory = path.resolve(root, SITE_DIRECTORY ?? `${buildFolder}/client`);
if (!existsSync(path.join(directory, "404.html")))
  endWith(`SITE_DIRECTORY must be the folder of a build, but ${directory} has no 404.html.`);
const { serveSite } = await import("./static-site.ts");
listener = serveSite(directory);
console.log(`The site is at http://${host}:${port}${base === "/" ? "" : base}`);
