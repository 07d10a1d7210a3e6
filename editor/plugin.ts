import { readFileSync, realpathSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import path from "node:path";
import type { Plugin, ViteDevServer } from "vite";
import { contentFolder } from "../app/content/folder.ts";
import { bandsPage } from "./bands-page.ts";
import { takeBack } from "./changes.ts";
import { changesPage } from "./changes-page.ts";
import { answerGiteaCall } from "./gitea-calls.ts";
import { publishChanges } from "./publish-changes.ts";
import { asTranslated } from "./translations.ts";
import { usedPage } from "./used-page.ts";

/**
 * The page of a team's editor; but nothing is asked of another host, whatever the tool would load, and no
 * socket is opened: Vite's client, which comes with the tool, would load the form anew after every save.
 */
const form = (host = "") =>
  readFileSync("editor/index.html", "utf8")
    .replaceAll(/ \{(codeHost|site)\}/g, "")
    .replace("connect-src 'self'", `connect-src http://${host}`)
    .replace("./form.css", "/editor/form.css?direct")
    .replace("./client.ts", "/editor/client.ts");

async function read(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part);
  return Buffer.concat(parts).toString();
}

/** A page of another site must not write here, although the browser would let it ask. */
function isForeign({ headers: { origin, host } }: IncomingMessage): boolean {
  return origin !== undefined && new URL(origin).host !== host;
}

/** Asked for once; the next one to publish from here is mostly the same. */
let person = "";

/** What was done of what the page of changes asked for. */
async function done(asked: URLSearchParams): Promise<string> {
  const change = asked.get("change");
  if (change) takeBack(JSON.parse(change));
  if (!asked.has("person")) return "";
  person = asked.get("person")?.trim() ?? "";
  return publishChanges(person);
}

async function changes(body: string): Promise<string> {
  const said = await done(new URLSearchParams(body)).then(
    (message) => ({ message }),
    (error: Error) => error,
  );
  return changesPage(said, person);
}

async function answer(
  address: string,
  request: IncomingMessage,
  body: string,
): Promise<string | Buffer> {
  if (isForeign(request)) throw new Error("Only from this site.");
  if (address === "/") return form(request.headers.host);
  if (address === "/changes") return changes(body);
  if (address === "/bands") return bandsPage();
  if (address === "/used") return usedPage();
  const [, code, name] = /^\/then\/([^/]+)\/(.+)$/.exec(address) ?? [];
  if (code && name) return JSON.stringify(asTranslated(code, name));
  const found = answerGiteaCall(address.replace("/api/v1", ""), JSON.parse(body || "{}"));
  return Buffer.isBuffer(found) ? found : JSON.stringify(found);
}

/** Besides the answer; the client hears it (told.ts). */
const tell = (response: ServerResponse, name: string, what: string) =>
  response.setHeader("Server-Timing", `${name};desc="${encodeURIComponent(what)}"`);

/** `npm run edit` opens the form, so its address is the one to print. */
function printOwnAddress(server: ViteDevServer): void {
  const { open } = server.config.server;
  if (typeof open !== "string") return;
  const print = server.printUrls;
  server.printUrls = () => {
    const { local = [], network = [] } = server.resolvedUrls ?? {};
    const opened = (url: string) => new URL(open, url).href;
    server.resolvedUrls = { local: local.map(opened), network: network.map(opened) };
    print();
  };
}

/** The editor, at /edit of the development server; no part of any build. */
export function editor(): Plugin {
  return {
    name: "editor",
    apply: (_, { command, isPreview }) => command === "serve" && !isPreview,
    config: () => ({
      // What the form imports is found at the start: for what is found later it would have to be loaded again.
      optimizeDeps: {
        entries: ["editor/client.ts"],
        exclude: ["@sveltia/cms"],
        include: ["immutable"],
      },
      // The tool fetches what decodes a HEIC, and its fonts: also where packages are a link to a folder elsewhere.
      server: { fs: { allow: [".", realpathSync("node_modules")] } },
    }),
    /** Packages come without source maps, which are five times as large: the form is there sooner. */
    transform: (code, id) =>
      id.includes("/node_modules/") ? { code, map: { mappings: "" } } : undefined,
    configureServer(server) {
      printOwnAddress(server);
      const { middlewares, watcher } = server;
      middlewares.use("/edit", async (request, response) => {
        const [address = "/"] = decodeURI(request.url ?? "/").split("?");
        // Other pictures a browser knows by their bytes.
        const drawing = address.endsWith(".svg") && "image/svg+xml";
        const data = /^\/(api|then)\//.test(address) && "application/json";
        response.setHeader("Content-Type", drawing || data || "text/html; charset=utf-8");
        response.setHeader("Cache-Control", "no-store");
        const body = await read(request);
        try {
          const found = await answer(address, request, body);
          // Told at once, so that the page beside the form is the new one.
          if (request.method === "POST" && /^\/changes$|\/contents$/.test(address))
            watcher.emit("all", "change", path.resolve(contentFolder));
          const { others = [] } = address.endsWith("/contents") ? JSON.parse(`${found}`) : {};
          if (others.length) tell(response, "others", JSON.stringify(others));
          response.end(found);
        } catch (error) {
          const { message } = error as Error;
          response.statusCode = 422;
          if (body.includes('"operation":"delete"')) tell(response, "refused", message);
          response.end(JSON.stringify({ message }));
        }
      });
    },
  };
}
