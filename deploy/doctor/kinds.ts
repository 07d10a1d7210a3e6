import { canonicalPages } from "../../app/lib/pages.ts";
import { twinPath } from "../../app/lib/twin-path.ts";
import { site } from "../../app/site.ts";
import { fileHeaders } from "../headers.ts";
import { at, type Check, forEach, namedFiles } from "./check.ts";
import { headerDifference, statusDifference } from "./say.ts";

const types: Record<string, RegExp> = {
  js: /^(text|application)\/javascript(; charset=utf-8)?$/i,
  woff2: /^font\/woff2$/,
  avif: /^image\/avif$/,
  svg: /^image\/svg\+xml/,
  png: /^image\/png$/,
  ico: /^image\/(x-icon|vnd\.microsoft\.icon)/,
};

/** Files beside the pages: what they are served as, and that machines find them. */
export const kinds: readonly Check[] = [
  {
    name: "files have their types",
    differences: async (ask) =>
      forEach(await namedFiles(ask), async (path) => {
        const answer = await ask(at(path));
        const type = types[path.split(".").at(-1) ?? ""];
        return [
          ...statusDifference(at(path), answer, 200),
          ...headerDifference(at(path), answer, "Content-Type", type),
        ];
      }),
  },
  {
    name: "twins, feed and texts are served as the table says",
    differences: (ask) =>
      forEach(
        [
          ...canonicalPages.map(twinPath),
          "/feed.xml",
          "/llms.txt",
          "/humans.txt",
          "/third-party.txt",
          "/.well-known/security.txt",
        ],
        async (path) => {
          const answer = await ask(at(path));
          const status = statusDifference(at(path), answer, 200);
          if (status.length) return status;
          return Object.entries(fileHeaders(path)).flatMap(([name, value]) =>
            headerDifference(at(path), answer, name, value),
          );
        },
      ),
  },
  {
    name: "robots.txt leads to a sitemap that has every page",
    differences: async (ask) => {
      const [robots, map] = await Promise.all([ask("/robots.txt"), ask(at("/sitemap.xml"))]);
      const listed = [...map.text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => url);
      return [
        ...statusDifference("/robots.txt", robots, 200),
        ...(robots.text.includes("/sitemap.xml") ? [] : ["/robots.txt names no sitemap."]),
        ...canonicalPages
          .map((page) => new URL(at(page), site.url).href)
          .filter((url) => !listed.includes(url) && !listed.includes(url.replace(/\/$/, "")))
          .map((url) => `${at("/sitemap.xml")} lacks ${url}.`),
      ];
    },
  },
];
