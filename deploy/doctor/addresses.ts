import { allPages } from "../../app/lib/pages.ts";
import { site } from "../../app/site.ts";
import { privateFiles } from "../hosts/table.ts";
import type { Answer } from "./ask.ts";
import { at, type Check, forEach, html, service } from "./check.ts";
import { pageDifferences } from "./policy.ts";
import { headerDifference, statusDifference } from "./say.ts";

const missing = [
  { address: "/no-such-page", heading: "Page Not Found" },
  { address: "/services/no-such-service", heading: "Page Not Found" },
  { address: "/services/no-such-service.md", heading: "Page Not Found" },
  { address: "/assets/no-such-file-12345678.js", heading: "Page Not Found" },
  { address: "/404.html", heading: "Page Not Found" },
  { address: "/About", heading: "Page Not Found" },
  { address: "/case-study/no-such-story", heading: "Case Study Not Found" },
  { address: "/case-study/no-such-story/below", heading: "Case Study Not Found" },
] as const;

function missingPage(path: string, heading: string, answer: Answer): string[] {
  const status = statusDifference(path, answer, 404);
  if (status.length) return status;
  return [
    ...(answer.text.includes(`>${heading}</h1>`)
      ? []
      : [`${path} should show “${heading}”, but shows another page.`]),
    ...headerDifference(path, answer, "Content-Type", html),
    // Kept for a year, a file that is late would be missing for a year.
    ...headerDifference(path, answer, "Cache-Control", /max-age=([1-5]?\d|60)\b/),
    ...headerDifference(path, answer, "X-Robots-Tag", undefined),
  ];
}

const leadsTo = (page: string, { status, headers }: Answer) =>
  [301, 308].includes(status) &&
  new URL(headers.location ?? "", site.url).pathname.replace(/\/$/, "") === at(page);

/** What is at which address, and what is at none. */
export const addresses: readonly Check[] = [
  {
    name: "every page answers, as HTML",
    differences: (ask) =>
      forEach(allPages, async (page) => {
        const answer = await ask(at(page));
        const status = statusDifference(at(page), answer, 200);
        if (status.length) return status;
        return headerDifference(at(page), answer, "Content-Type", html);
      }),
  },
  {
    name: "a page is as it was built, and its policy allows what it has",
    differences: (ask) =>
      forEach(allPages, async (page) => pageDifferences(at(page), (await ask(at(page))).text)),
  },
  {
    name: "other spellings of an address lead to the page",
    differences: (ask) =>
      forEach(["/about", service], async (page) => {
        const [slash, index] = await Promise.all([
          ask(`${at(page)}/`),
          ask(`${at(page)}/index.html`),
        ]);
        return [
          ...(slash.status === 200 || leadsTo(page, slash)
            ? []
            : [`${at(page)}/ should be the page or lead to it, but answers ${slash.status}.`]),
          ...(leadsTo(page, index)
            ? []
            : [`${at(page)}/index.html should lead to ${at(page)}, but answers ${index.status}.`]),
        ];
      }),
  },
  {
    name: "what does not exist is 404, with the page for it",
    differences: (ask) =>
      forEach(missing, async ({ address, heading }) =>
        missingPage(at(address), heading, await ask(at(address))),
      ),
  },
  {
    name: "files for the host are not served",
    differences: (ask) =>
      forEach([...privateFiles, "index.html.br", "index.html.gz"], async (file) => {
        const { status } = await ask(at(`/${file}`));
        return status === 404 || status === 403
          ? []
          : [`${at(`/${file}`)} should be 404, but answers ${status}.`];
      }),
  },
  {
    name: "a page is asked for, and nothing is sent to it",
    differences: async (ask) => {
      const { status } = await ask(at("/about"), { method: "POST" });
      return status === 405 ? [] : [`POST ${at("/about")} should be 405, but is ${status}.`];
    },
  },
];
