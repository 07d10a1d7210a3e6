import { expect, it } from "vitest";
import { twinPath } from "../app/lib/twin-path";
import { everywhere } from "../app/security-headers";
import { allPages, canonicalPages, generatedFiles, languageFolders } from "../app/site";
import { cacheControl, fileHeaders, headersFile, redirectsFile } from "./headers";

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

it.each([
  // The Markdown version of a page is kept out of searches, and nothing else.
  ["/index.md", { "Content-Type": "text/markdown; charset=utf-8", "X-Robots-Tag": "noindex" }],
  ["/llms.txt", { "Content-Type": "text/plain; charset=utf-8" }],
  ["/.well-known/security.txt", { "Content-Type": "text/plain; charset=utf-8" }],
  ["/feed.xml", { "Content-Type": "application/atom+xml; charset=utf-8" }],
  ["/services/any-service", {}],
])("serves %s with %j", (pathname, headers) => {
  expect(fileHeaders(pathname)).toEqual(headers);
});

/** What Cloudflare Pages sends: the headers of every rule that matches, those of one name joined. */
function sentByRules(path: string): Record<string, string> {
  const sent: Record<string, string> = {};
  for (const block of headersFile("/", "/*.md").split(/^(?=\/)/m)) {
    const [glob = "", ...lines] = block.trimEnd().split("\n  ");
    const [start = "", end] = glob.split("*");
    const isOne = end === undefined ? path === glob : path.startsWith(start) && path.endsWith(end);
    if (!isOne) continue;
    for (const line of lines) {
      const [, name = "", value = ""] = /^(.+?): (.+)$/.exec(line) ?? [];
      sent[name] = name in sent ? `${sent[name]}, ${value}` : value;
    }
  }
  return sent;
}

it("says every header of a path once", () => {
  const paths = [
    ...allPages,
    "/assets/a-1234.js",
    "/images/a.avif",
    "/icons/a.png",
    ...generatedFiles.filter((file) => file.endsWith(".json")),
  ];
  for (const path of paths)
    expect(sentByRules(path), path).toEqual({
      ...everywhere,
      "Cache-Control": cacheControl(path),
    });
  const files = ["/llms.txt", "/.well-known/security.txt", "/feed.xml"];
  // A host that does not read what follows a `*` gets a rule for each twin.
  for (const page of canonicalPages) expect(headersFile("/")).toContain(`\n${twinPath(page)}\n`);
  for (const file of [...canonicalPages.map(twinPath), ...files])
    expect(sentByRules(file), file).toMatchObject({ ...everywhere, ...fileHeaders(file) });
});

it("stays within the hundred rules that Cloudflare Pages reads", () => {
  expect(headersFile("/", "/*.md").match(/^\//gm)?.length).toBeLessThanOrEqual(100);
});

it("gives a missing case study, and what is missing in another language, their own pages", () => {
  const others = languageFolders.map((folder) => `${folder}/* ${folder}/404.html 404\n`).join("");
  expect(redirectsFile("/", [])).toBe(`/case-study/:slug /case-study/404.html 404\n${others}`);
});

it("follows the site into a folder, and changes nothing at the root", () => {
  expect(headersFile("/site/")).toMatch(/^\/site\/\*\n/);
  expect(headersFile("/site/").match(/^\/(?!site\/)/gm)).toBeNull();
  expect(redirectsFile("/site/", []).match(/(?<=^| )\/(?!site\/)/gm)).toBeNull();
});
