import { base } from "../../app/base.ts";
import { content } from "../../app/content/content.ts";
import { allPages, canonicalPages, site } from "../../app/site.ts";
import { formerAt, privateFiles } from "../hosts/table.ts";
import { at, type Check, forEach, headerDifference, html, statusDifference } from "./check.ts";
import { pageDifferences } from "./policy.ts";

const { notFound, caseStudy } = content.words.errors;

/** Missing URLs, and the heading of the error page expected there. */
const missing = {
  "/no-such-page": notFound.heading,
  "/services/no-such-service": notFound.heading,
  "/services/no-such-service.md": notFound.heading,
  "/assets/no-such-file-12345678.js": notFound.heading,
  "/404.html": notFound.heading,
  "/case-study/no-such-case-study": caseStudy.heading,
  "/case-study/no-such-case-study/below": notFound.heading,
};

/** Any page but the first. */
const somePage = at(canonicalPages.find((page) => page !== "/") ?? "/");

/** Checks of URLs: pages, redirects and errors. */
export const addresses: readonly Check[] = [
  {
    name: "every page answers, as it was built, and its policy allows what it has",
    differences: (ask) =>
      forEach(allPages.map(at), async (page) => {
        const answer = await ask(page);
        const status = statusDifference(page, answer, 200);
        if (status.length) return status;
        return [
          ...headerDifference(page, answer, "Content-Type", html),
          ...headerDifference(page, answer, "X-Robots-Tag", undefined),
          ...pageDifferences(page, answer.text),
        ];
      }),
  },
  {
    name: "other spellings of an address lead to the page",
    differences: (ask) =>
      forEach(["/", "/index.html"], async (ending) => {
        const page = somePage;
        const { status, headers } = await ask(page + ending);
        const target = new URL(headers.location ?? "", site.url).pathname.replace(/\/$/, "");
        if (ending === "/" && status === 200) return [];
        if ([301, 308].includes(status) && target === page) return [];
        return [`${page}${ending} should lead to ${page}, but answers ${status}.`];
      }),
  },
  {
    name: "any letter case of an address finds its page",
    differences: (ask) =>
      forEach(allPages, async (page) => {
        const capitals = at(page.toUpperCase());
        const { status, headers, text } = await ask(capitals);
        const target = new URL(headers.location ?? "", site.url).pathname;
        if (status === 200 || ([301, 308].includes(status) && target === at(page))) return [];
        // Where a host cannot redirect, the script of our error page does.
        if (status === 404 && text.includes(`${notFound.heading}</h1>`)) return [];
        if (status === 404 && text.includes(`${caseStudy.heading}</h1>`)) return [];
        return [`${capitals} should lead to ${at(page)}, but answers ${status}.`];
      }),
  },
  {
    name: "former addresses lead to their pages",
    differences: (ask) =>
      forEach(formerAt(base), async ({ from, to }) => {
        const { status, headers, text } = await ask(base + from);
        const target = new URL(headers.location ?? "", site.url).pathname;
        if ([301, 308].includes(status) && target === to) return [];
        // Where a host cannot redirect, a page of ours does.
        if (status === 200 && text.includes(`url=${to}"`)) return [];
        return [`${base}${from} should lead to ${to}, but answers ${status}.`];
      }),
  },
  {
    name: "what does not exist is 404, with the page for it",
    differences: (ask) =>
      forEach(Object.entries(missing), async ([address, heading]) => {
        const path = at(address);
        const answer = await ask(path);
        const status = statusDifference(path, answer, 404);
        if (status.length) return status;
        return [
          ...(answer.text.includes(`>${heading}</h1>`)
            ? []
            : [`${path} should show “${heading}”, but shows another page.`]),
          ...headerDifference(path, answer, "Content-Type", html),
          // During a deployment an asset can be missing briefly: that 404 must not be cached for a year.
          ...headerDifference(path, answer, "Cache-Control", /max-age=([1-5]?\d|60)\b/),
          ...headerDifference(path, answer, "X-Robots-Tag", undefined),
        ];
      }),
  },
  {
    name: "files for the host are not served",
    differences: (ask) =>
      forEach([...privateFiles, "index.html.br", "index.html.gz"], async (file) =>
        statusDifference(at(`/${file}`), await ask(at(`/${file}`)), 404, 403),
      ),
  },
  {
    name: "a page is asked for, and nothing is sent to it",
    differences: async (ask) => {
      const answer = await ask(somePage, { method: "POST" });
      return statusDifference(`POST ${somePage}`, answer, 405);
    },
  },
  {
    name: "whoever comes without TLS is led to it",
    differences: async (ask, origin) => {
      const plain = `${origin.replace("https:", "http:")}/`;
      if (plain === `${origin}/`) return [];
      // No answer over plain HTTP is fine too.
      const answer = await ask(plain).catch(() => undefined);
      if (!answer) return [];
      const { status, headers } = answer;
      const isOk = [301, 308].includes(status) && headers.location?.startsWith(`${origin}/`);
      const where = headers.location ? ` and leads to ${headers.location}` : "";
      return isOk ? [] : [`${plain} should lead to ${origin}/, but answers ${status}${where}.`];
    },
  },
];
