import { existsSync } from "node:fs";
import path from "node:path";
import { caseStudySlugs } from "../../app/content/ids.ts";
import { allPages, canonicalPages } from "../../app/lib/pages.ts";
import { twinPath } from "../../app/lib/twin-path.ts";
import { site } from "../../app/site.ts";
import { client, read } from "../support/built-files.ts";
import { expect, test } from "../support/fixtures.ts";

/** How these files are served is a matter of the doctor, which asks npm start in doctor.spec.ts. */
const twins = canonicalPages.map(twinPath);
const texts = ["/llms.txt", "/humans.txt", "/.well-known/security.txt", "/feed.xml"];

test("files for readers and machines lead only to what exists", () => {
  for (const file of [...texts, ...twins]) {
    const dead = [...read(file).matchAll(/https?:\/\/[^\s()<>"]+/g)]
      .map(([url]) => new URL(url))
      .filter(({ origin }) => origin === site.url)
      .map(({ pathname }) => pathname)
      .filter((address) => !allPages.includes(address) && !existsSync(path.join(client, address)));
    expect(dead, file).toEqual([]);
  }
});

test("llms.txt is the map of all twins, each with a line", () => {
  const text = read("llms.txt");
  expect(text).toMatch(new RegExp(`^# ${site.name}\n\n> .{50,}\n\n[^#]+\n\n## `));
  const listed = [...text.matchAll(/^- \[[^\]]+\]\(([^)]+)\): .{50,}$/gm)].map(([, url]) => url);
  expect(listed.toSorted()).toEqual(twins.map((twin) => site.url + twin).toSorted());
});

test("the feed is XML that names every case study, and two pages lead to it", async ({ page }) => {
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
  const [feed, ...caseStudies] = entries;
  expect(feed?.id).toBe(`${site.url}/feed.xml`);
  expect(caseStudies.map(({ link }) => link).toSorted()).toEqual(
    caseStudySlugs.map((slug) => `${site.url}/case-study/${slug}`).toSorted(),
  );
  for (const { id, link, updated, words } of caseStudies) {
    expect(id).toBe(link);
    expect(Date.parse(updated), id).toBeLessThan(Date.now());
    expect(words.length).toBeGreaterThan(60);
  }
  const targets = await page.evaluate(
    (pages) =>
      pages.map((html) =>
        new DOMParser()
          .parseFromString(html, "text/html")
          .querySelector('link[type="application/atom+xml"]')
          ?.getAttribute("href"),
      ),
    ["index.html", "client-success-stories/index.html"].map(read),
  );
  expect(targets).toEqual([`${site.url}/feed.xml`, `${site.url}/feed.xml`]);
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
