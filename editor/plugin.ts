import type { IncomingMessage, ServerResponse } from "node:http";
import path from "node:path";
import type { Plugin } from "vite";
import { changedFiles } from "./changes.ts";
import { type Answer, forge } from "./forge.ts";

/** Nothing is asked of another host, whatever the tool would like to load. */
const policy =
  "default-src 'self' 'unsafe-inline' 'unsafe-eval' blob: data:; connect-src 'self' ws: blob: data:";

const page = (title: string, script: string) => `<!doctype html>
<html lang="en"><meta charset="utf-8"><title>${title}</title>
<meta name="viewport" content="width=device-width">
<link rel="icon" href="data:,">
<script type="module" src="/editor/${script}"></script></html>`;

const pages: Record<string, string> = {
  "/edit": page("Edit the site", "client.ts"),
  "/edit/": page("Edit the site", "client.ts"),
  "/edit/changes": page("Changes", "changes-page.ts"),
};

async function read(request: IncomingMessage): Promise<unknown> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part);
  return parts.length ? JSON.parse(Buffer.concat(parts).toString()) : undefined;
}

const types: Record<string, string> = { ".svg": "image/svg+xml", ".png": "image/png" };

function send(response: ServerResponse, url: string, { status = 200, json, bytes }: Answer): void {
  const type = bytes ? (types[path.extname(url)] ?? "text/plain") : "application/json";
  response.writeHead(status, { "Content-Type": type, "Cache-Control": "no-store" });
  response.end(bytes ?? JSON.stringify(json));
}

/** A page of another site must not write here, although the browser would let it ask. */
function isForeign({ headers: { origin, host } }: IncomingMessage): boolean {
  return origin !== undefined && new URL(origin).host !== host;
}

async function answer(call: string, request: IncomingMessage): Promise<Answer> {
  if (isForeign(request)) return { status: 403, json: { message: "Only from this site." } };
  const body = await read(request);
  if (call === "/changes") return { json: changedFiles() };
  return forge(decodeURI(call).replace(/^\/api\/v1|\?.*$/g, ""), body);
}

/** The editor, at /edit of the development server; no part of any build. */
export function editor(): Plugin {
  return {
    name: "editor",
    apply: (_, { command, isPreview }) => command === "serve" && !isPreview,
    config: () => ({
      optimizeDeps: {
        exclude: ["@sveltia/cms"],
        include: [
          "immutable",
          "react",
          "yaml",
          "zod",
          "mdast-util-from-markdown",
          "mdast-util-to-string",
        ],
      },
    }),
    configureServer({ middlewares, watcher }) {
      middlewares.use(async (request, response, next) => {
        const url = request.url ?? "/";
        const [address = ""] = url.split("?");
        const html = pages[address];
        if (html) {
          response.writeHead(200, {
            "Content-Type": "text/html; charset=utf-8",
            "Content-Security-Policy": policy,
          });
          response.end(html);
        } else if (/^\/edit\/(api|data)\//.test(url))
          await answer(url.replace(/^\/edit(\/data)?/, ""), request).then(
            (found) => {
              // Told at once, so that the page beside the form is the new one.
              if (found.status === 201) watcher.emit("all", "change", path.resolve("content"));
              send(response, address, found);
            },
            (error: Error) =>
              send(response, address, { status: 500, json: { message: error.message } }),
          );
        else next();
      });
    },
  };
}
