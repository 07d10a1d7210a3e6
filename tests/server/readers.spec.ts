import { existsSync } from "node:fs";
import path from "node:path";
import { caseStudySlugs } from "../../app/content/ids.ts";
import { allPages, canonicalPages } from "../../app/lib/pages.ts";
import { twinPath } from "../../app/lib/twin-path.ts";
import { site } from "../../app/site.ts";
import { client, read } from "../support/built-files.ts";
import { expect, test } from "../support/fixtures.ts";

const twins = canonicalPages.map(twinPath);

/** Of our own addresses, those that lead nowhere. */
const dead = (text: string) =>
  [...text.matchAll(/https?:\/\/[^\s()<>"]+/g)]
    .map(([url]) => new URL(url))
    .filter(({ origin }) => origin === site.url)
    .map(({ pathname }) => pathname)
    .filter((pathname) => !allPages.includes(pathname) && !existsSync(path.join(client, pathname)));

for (const { file, type } of [
  { file: "/llms.txt", type: "text/plain; charset=utf-8" },
  { file: "/humans.txt", type: "text/plain; charset=utf-8" },
  { file: "/.well-known/security.txt", type: "text/plain; charset=utf-8" },
  { file: "/feed.xml", type: "application/atom+xml; charset=utf-8" },
])
  test(`${file} is served as ${type}, compressed, and leads only to what exists`, async ({
    request,
  }) => {
    const response = await request.get(file, { headers: { "Accept-Encoding": "br" } });
    expect(response.status()).toBe(200);
    expect(response.headers()).toMatchObject({ "content-type": type, "content-encoding": "br" });
    expect(dead(await response.text())).toEqual([]);
  });

test("twins are served as Markdown, compressed, and stay out of searches; pages do not", async ({
  request,
}) => {
  for (const twin of twins) {
    const response = await request.get(twin, { headers: { "Accept-Encoding": "br" } });
    expect(response.headers(), twin).toMatchObject({
      "content-type": "text/markdown; charset=utf-8",
      "content-encoding": "br",
      "x-robots-tag": "noindex",
    });
    expect(dead(await response.text()), twin).toEqual([]);
  }
  for (const page of ["/", "/services", "/feed.xml", "/llms.txt"])
    expect((await request.get(page)).headers()["x-robots-tag"], page).toBeUndefined();
  expect((await request.get("/services/no-such-service.md")).status()).toBe(404);
});

test("llms.txt is the map of all twins, each with a line", () => {
  const text = read("llms.txt");
  expect(text).toMatch(new RegExp(`^# ${site.name}\n\n> .{50,}\n\n[^#]+\n\n## `));
  const listed = [...text.matchAll(/^- \[[^\]]+\]\(([^)]+)\): .{50,}$/gm)].map(([, url]) => url);
  expect(listed.toSorted()).toEqual(twins.map((twin) => site.url + twin).toSorted());
});

test("the feed is XML that names every story, and two pages lead to it", async ({ page }) => {
  // On a page without our policy, which would let no text be parsed.
  await page.goto("about:blank");
  const entries = await page.evaluate(async (source) => {
    const feed = new DOMParser().parseFromString(source, "application/xml");
    if (feed.querySelector("parsererror")) throw new Error(feed.documentElement.textContent ?? "");
    const text = (parent: ParentNode, name: string) =>
      parent.querySelector(name)?.textContent ?? "";
    return [feed.documentElement, ...feed.querySelectorAll("entry")].map((part) => ({
      id: text(part, "id"),
      updated: text(part, "updated"),
      link: part.querySelector('link[type="text/html"]')?.getAttribute("href"),
      words: text(part, "title") + text(part, "summary"),
    }));
  }, read("feed.xml"));
  const [feed, ...stories] = entries;
  expect(feed?.id).toBe(`${site.url}/feed.xml`);
  expect(stories.map(({ link }) => link).toSorted()).toEqual(
    caseStudySlugs.map((slug) => `${site.url}/case-study/${slug}`).toSorted(),
  );
  for (const { id, link, updated, words } of stories) {
    expect(id).toBe(link);
    expect(Date.parse(updated), id).toBeLessThan(Date.now());
    expect(words.length).toBeGreaterThan(60);
  }
  for (const address of ["/", "/client-success-stories"]) {
    await page.goto(address);
    await expect(page.locator('link[type="application/atom+xml"]')).toHaveAttribute(
      "href",
      `${site.url}/feed.xml`,
    );
  }
});

test("security.txt names a mailbox of ours and ends within a year, but not yet", () => {
  const fields = read(".well-known/security.txt");
  expect(fields).toContain(`Contact: mailto:${site.mailboxes.security}\n`);
  expect(fields).toContain(`Canonical: ${site.url}/.well-known/security.txt\n`);
  const [, expires = ""] = /^Expires: (.+)$/m.exec(fields) ?? [];
  const daysLeft = (Date.parse(expires) - Date.now()) / 86_400_000;
  expect(daysLeft).toBeGreaterThan(0);
  expect(daysLeft).toBeLessThan(365);
});

test("humans.txt names the firm and how to reach it", () => {
  expect(read("humans.txt")).toContain(site.legalName);
  expect(read("humans.txt")).toContain(site.mailboxes.info);
});
