import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { canonicalPages } from "../app/lib/pages";
import { twinPath } from "../app/lib/twin-path";
import {
  cacheControl,
  cacheValues,
  contentSecurityPolicy,
  everywhere,
  fileHeaders,
  headersFile,
  nginxBelow,
  redirectsFile,
} from "./headers";

const nginx = readFileSync("deploy/nginx.conf", "utf8");

it.each([
  ["/assets/entry.client-abc.js", /immutable/],
  // Long enough for a page that was fetched ahead to be there when it is asked for.
  ["/about", /max-age=60$/],
  ["/images/hero-banner.png", /max-age=86400/],
  ["/images/placeholder-create.js", /max-age=86400/],
  // It knows the site's address, which may change with any deploy.
  ["/domain-compatibility.js", /must-revalidate/],
])("keeps %s as %s", (pathname, value) => {
  expect(cacheControl(pathname)).toMatch(value);
});

it("allows nothing by default", () => {
  expect(contentSecurityPolicy({ scripts: [], styles: [], imageHosts: [] })).toMatch(
    /^default-src 'none'; script-src 'self'; style-src 'self'; /,
  );
});

it("allows images from this site and from the hosts given", () => {
  const imageHosts = ["https://logos.example", "https://cdn.example"];
  expect(contentSecurityPolicy({ scripts: [], styles: [], imageHosts })).toContain(
    "img-src 'self' data: https://logos.example https://cdn.example;",
  );
});

it("writes the table for static hosts", () => {
  expect(headersFile("/")).toContain(
    "/assets/*\n  Cache-Control: public, max-age=31536000, immutable",
  );
  expect(headersFile("/")).toContain("X-Content-Type-Options: nosniff");
});

it("keeps twins out of searches, and nothing else", () => {
  expect(fileHeaders("/services/ai-ml-solutions.md")).toEqual({
    "Content-Type": "text/markdown; charset=utf-8",
    "X-Robots-Tag": "noindex",
  });
  expect(fileHeaders("/services/ai-ml-solutions")).toEqual({});
  const blocks = headersFile("/").split(/^(?=\/)/m);
  expect(
    blocks.filter((block) => block.includes("noindex")).map((block) => block.split("\n")[0]),
  ).toEqual(canonicalPages.map(twinPath));
  expect(nginx).toMatch(/map \$uri \$robots \{\s+default +"";\s+~\\\.md\$ +"noindex";\s+\}/);
});

it("stays within the hundred rules that Cloudflare Pages reads", () => {
  expect(headersFile("/").match(/^\//gm)?.length).toBeLessThanOrEqual(100);
});

it.each([
  ["/index.md", "text/markdown; charset=utf-8"],
  ["/llms.txt", "text/plain; charset=utf-8"],
  ["/.well-known/security.txt", "text/plain; charset=utf-8"],
  ["/feed.xml", "application/atom+xml; charset=utf-8"],
])("serves %s as %s", (pathname, type) => {
  expect(fileHeaders(pathname)["Content-Type"]).toBe(type);
  expect(headersFile("/")).toContain(`\n${pathname}\n  Content-Type: ${type}\n`);
  expect(nginx).toContain(type.replace("; charset=utf-8", ""));
});

it("gives a missing story its own page, on every kind of host", () => {
  expect(redirectsFile("/")).toBe("/case-study/* /case-study/404.html 404\n");
  expect(nginx).toMatch(/location \/case-study\/ \{\s+error_page 404 \/case-study\/404\.html;/);
  expect(nginx).toContain("error_page 500 502 503 504 /500.html;");
});

it("follows the site into a folder, and changes nothing at the root", () => {
  expect(headersFile("/site/")).toMatch(/^\/site\/\*\n/);
  expect(headersFile("/site/").match(/^\/(?!site\/)/gm)).toBeNull();
  expect(redirectsFile("/site/")).toBe("/site/case-study/* /site/case-study/404.html 404\n");
  expect(nginxBelow(nginx, "/")).toBe(nginx);
  const moved = nginxBelow(nginx, "/site/");
  expect(moved).toContain("error_page 404 /site/case-study/404.html;");
  // Whatever names a path of the site: error pages, locations and the table of caches.
  expect(moved.match(/(?<=error_page [\d ]+ |location |^ {2}~?\^?)\/(?!site\/).*/gm)).toBeNull();
});

it("is the same for nginx", () => {
  for (const [name, value] of Object.entries(everywhere))
    expect(nginx).toContain(`add_header ${name} "${value}" always;`);
  for (const value of cacheValues) expect(nginx).toContain(`"${value}"`);
});
