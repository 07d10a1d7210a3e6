import { content } from "../../app/content/content.ts";
import { everywhere, withoutTls } from "../../app/security-headers.ts";
import { canonicalPages, generatedFiles, languageFolders, site } from "../../app/site.ts";
import { cacheControl, fileHeaders, fileRules } from "../headers.ts";
import type { Ask } from "./ask.ts";
import {
  at,
  type Check,
  forEach,
  headerDifference,
  namedFiles,
  statusDifference,
} from "./check.ts";

const serviceIds: readonly string[] = content.services.map(({ id }) => id);

const types: Record<string, RegExp> = {
  js: /^(text|application)\/javascript(; charset=utf-8)?$/i,
  woff2: /^font\/woff2$/,
  avif: /^image\/avif$/,
  svg: /^image\/svg\+xml/,
  png: /^image\/png$/,
  ico: /^image\/(x-icon|vnd\.microsoft\.icon)/,
};

const pages = ["/", `/services/${serviceIds[0]}`];
/** What islands fetch, if the site has any. */
const fetched = generatedFiles.filter((file) => file.endsWith(".json"));
const texts = [...pages, ...fetched, "/llms.txt", "/sitemap.xml", "/index.md", "/no-such-page"];

/** Accepts gzip from hosts without Brotli, although it is a fifth larger. */
async function compressionDifferences(ask: Ask, path: string, accepted: string): Promise<string[]> {
  const plain = await ask(path);
  const small = await ask(path, { headers: { "Accept-Encoding": accepted } });
  const encoding = small.headers["content-encoding"];
  if (!encoding || !accepted.includes(encoding))
    return [`${path}: who accepts “${accepted}” gets ${encoding ?? "the whole text"}.`];
  return [
    ...headerDifference(path, plain, "Content-Encoding", undefined),
    ...(small.text === plain.text ? [] : [`${path}: ${encoding} holds another text.`]),
    ...headerDifference(path, small, "Vary", /accept-encoding/i),
  ];
}

/** Checks of headers, caching, compression and the sitemap. */
export const files: readonly Check[] = [
  {
    name: "security headers are those of the table",
    differences: async (ask, origin) =>
      forEach([...pages, "/no-such-page", ...(await namedFiles(ask))].map(at), async (path) => {
        const answer = await ask(path);
        const policy = answer.headers["content-security-policy"];
        // Without TLS a server may omit the upgrade directive, as `npm start` does.
        const isWithoutUpgrade = policy === withoutTls["Content-Security-Policy"];
        const table = origin.startsWith("http:") && isWithoutUpgrade ? withoutTls : everywhere;
        return Object.entries(table).flatMap(([name, value]) =>
          headerDifference(path, answer, name, value),
        );
      }),
  },
  {
    name: "files have their types, and are kept as long as the table says",
    differences: async (ask) => {
      const kept = ["/", ...fetched, "/domain-compatibility.js", ...(await namedFiles(ask))];
      const others = fileRules.flatMap(({ paths }) => paths);
      return forEach([...kept, ...others], async (path) => {
        const answer = await ask(at(path));
        const status = statusDifference(at(path), answer, 200);
        if (status.length) return status;
        const expected = {
          "Content-Type": types[path.split(".").at(-1) ?? ""] ?? /./,
          ...fileHeaders(path),
          ...(kept.includes(path) && { "Cache-Control": cacheControl(path) }),
        };
        return Object.entries(expected).flatMap(([name, value]) =>
          headerDifference(at(path), answer, name, value),
        );
      });
    },
  },
  {
    name: "a copy that is still good is not sent again",
    differences: (ask) =>
      forEach(["/", ...fetched].map(at), async (path) => {
        const { etag = "", "last-modified": changed = "" } = (await ask(path)).headers;
        const headers = etag ? { "If-None-Match": etag } : { "If-Modified-Since": changed };
        return statusDifference(path, await ask(path, { headers }), 304);
      }),
  },
  {
    name: "texts are compressed, and error pages too",
    differences: (ask) =>
      forEach(texts.map(at), async (path) => [
        ...(await compressionDifferences(ask, path, "gzip, br")),
        ...(await compressionDifferences(ask, path, "gzip")),
      ]),
  },
  {
    name: "robots.txt leads to sitemaps that have every page",
    differences: async (ask) => {
      const robots = await ask("/robots.txt");
      // Each language has its own.
      const maps = ["", ...languageFolders].map((folder) => `${folder}/sitemap.xml`);
      const texts = await Promise.all(maps.map(async (map) => (await ask(at(map))).text));
      const listed = [...texts.join("").matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => url);
      return [
        ...maps
          .filter((map) => !robots.text.includes(map))
          .map((map) => `/robots.txt does not name ${map}.`),
        ...canonicalPages
          .map((page) => new URL(at(page), site.url).href)
          .filter((url) => !listed.includes(url) && !listed.includes(url.replace(/\/$/, "")))
          .map((url) => `no sitemap has ${url}.`),
      ];
    },
  },
];
