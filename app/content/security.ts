import type { Directive, everywhere } from "../security-headers";
import { site } from "../site";
import { daysIn } from "./legal-periods";
import type { NonEmpty, PageHead, PageIntro, PeriodBars } from "./types";

/** How soon each step after a report happens. */
export const reportPeriods = {
  confirmed: "two business days",
  assessed: "five business days",
  serious: "14 days",
  others: "90 days",
} as const;

const reporting = "How to report a flaw";
const answers = "What happens after a report";

export const securityPage = {
  head: {
    title: "Security of this website",
    description:
      "What a page here may load, which headers every answer carries, what a browser may keep, and how to report a flaw.",
  },
  intro: {
    label: "Trust",
    heading: "Security",
    lead: "Finished files, a policy that begins with no, and a mailbox that a person reads. What follows is read from the settings we deploy.",
  },
  doors: {
    heading: "The doors of a page, and who may come through",
    text: "Each page carries its own content security policy. The browser enforces it, even against our own mistakes.",
    what: "What comes in",
    columns: {
      self: "This site",
      hash: "Known by hash",
      data: "In the page",
      host: "Other hosts",
    },
    closed: "Shut to everyone",
    empty: "Nothing comes from anyone else.",
    someHosts: "Pictures may come from a short list of hosts.",
  },
  policy: {
    "default-src": {
      name: "Whatever is not on this list",
      text: "Frames, plug-ins, audio, video and workers",
    },
    "script-src": {
      name: "Scripts",
      text: "Ours, and the few inline lines of that very page",
    },
    "style-src": { name: "Styles", text: "One sheet to a page; no style attribute counts" },
    "img-src": { name: "Pictures", text: "Ours, and the stand-in for one that failed" },
    "font-src": { name: "Fonts", text: "Two files, cut and served by us" },
    "connect-src": { name: "Requests by script", text: "The next page, and what the chat needs" },
    "base-uri": { name: "Another base for links", text: "No markup can bend where they lead" },
    "form-action": { name: "Forms that send", text: "There is none, and none could" },
  },
  headers: {
    "Content-Security-Policy":
      "No other website can show a page of ours inside its own and steer your clicks. No text turns into code on its way into a page, and what a page asks for, it asks for by HTTPS.",
    "Cross-Origin-Opener-Policy":
      "A window that opened ours, or was opened by it from elsewhere, cannot reach in.",
    "Cross-Origin-Resource-Policy":
      "Our files are for our own pages. Another website cannot load them into its own.",
    "Permissions-Policy":
      "Camera, location and microphone stay off, for our own code as for any other.",
    "Referrer-Policy":
      "Another site learns our domain when you follow a link there, never the page you came from.",
    "Strict-Transport-Security":
      "After the first visit your browser insists on HTTPS for two years, on every subdomain.",
    "X-Content-Type-Options": "A file is what its type says. The browser does not guess.",
  },
  schedule: {
    heading: "After a report, in days",
    length: daysIn(reportPeriods.others),
    axis: [0, 30, 60, 90].map((at) => ({ at, label: String(at) })),
    end: "At the latest",
    rows: [
      {
        name: "A person has confirmed it",
        words: reportPeriods.confirmed,
        section: answers,
        spans: [{ from: 0, to: daysIn(reportPeriods.confirmed) }],
      },
      {
        name: "You know what we make of it",
        words: reportPeriods.assessed,
        section: answers,
        spans: [{ from: 0, to: daysIn(reportPeriods.assessed) }],
      },
      {
        name: "A serious flaw is closed",
        words: reportPeriods.serious,
        section: answers,
        spans: [{ from: 0, to: daysIn(reportPeriods.serious) }],
        key: true,
      },
      {
        name: "Any other flaw is closed",
        words: reportPeriods.others,
        section: answers,
        spans: [{ from: 0, to: daysIn(reportPeriods.others) }],
      },
    ],
  },
  /** Before the link to security.txt, if the build writes one. */
  reportFile: "The same address in a form that tools can read",
  sections: [
    {
      heading: "Nothing here to log in to",
      paragraphs: [
        "The site is a folder of files, made once and copied to a host. It has no accounts, no database and no form that sends anything, so there is no password to steal and no field to attack.",
        "A page is complete when it arrives. One small script of ours adds what moves, after the first paint; React comes along only for those who open the chat.",
      ],
    },
    {
      heading: "What every answer carries",
      paragraphs: [
        "The host sends these headers with each file, error pages included. The table is printed from the configuration that we upload.",
      ],
      shows: "headers",
    },
    {
      heading: "What your browser keeps",
      paragraphs: [
        "A visit leaves no cookie. Until you write to the assistant, choose a color scheme or switch off the slash key, it leaves nothing in storage either: a test opens every page, scrolls it, presses what can be pressed and looks.",
      ],
      shows: "storedKeys",
    },
    {
      heading: "What we build with",
      paragraphs: [
        "Every package has an exact version and a checksum in the lock file. Nearly all of them work at build time and never reach a browser. A change is published only after the whole test run is green.",
        "Client engagements run on systems of their own. How we handle data there is set out on the services page and agreed in each contract.",
      ],
    },
    {
      heading: reporting,
      paragraphs: [
        `Write to ${site.mailboxes.security}. Say which address you opened, what you did and what happened; a short recording helps. English is best, and you need not give your name.`,
        "Please test with your own browser, stop as soon as you see a flaw, and leave other visitors and the host’s network alone. Who keeps to this has our word that we will not go to court over it.",
      ],
      shows: "reportFile",
    },
    {
      heading: answers,
      paragraphs: [
        `A person confirms your report within ${reportPeriods.confirmed} and tells you within ${reportPeriods.assessed} whether we can reproduce it and how serious we find it. Serious means that a visitor could be deceived, followed or robbed.`,
        `A serious flaw is closed within ${reportPeriods.serious}, any other within ${reportPeriods.others}. You hear from us on the day it is. After that, publish what you like; we thank you by name here if you want that. We pay no bounties.`,
      ],
      shows: "schedule",
    },
  ],
} as const satisfies {
  head: PageHead;
  intro: PageIntro;
  doors: {
    heading: string;
    text: string;
    /** The heading above the names, for screen readers. */
    what: string;
    columns: Record<"self" | "hash" | "data" | "host", string>;
    closed: string;
    empty: string;
    someHosts: string;
  };
  policy: Record<Directive, { name: string; text: string }>;
  headers: Record<keyof typeof everywhere, string>;
  schedule: PeriodBars;
  reportFile: string;
  sections: NonEmpty<{
    heading: string;
    paragraphs: NonEmpty<string>;
    /** What the section shows below its text. */
    shows?: "headers" | "storedKeys" | "reportFile" | "schedule";
  }>;
};
