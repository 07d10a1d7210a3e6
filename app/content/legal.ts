import { site } from "../site";
import { daysIn, periods } from "./legal-periods";
import type { LegalPage } from "./types";

const yearsIn = (period: string) => daysIn(period) / 365;

/** The drawn length of an engagement in years, since its real length is not known in advance. */
const engagement = 2;

/** By path. */
export const legalPages = {
  "/privacy-policy": {
    title: "Privacy Policy",
    description:
      "What this site records about a visit, what it never collects, how we treat your email and which rights you have under GDPR and CCPA.",
    wordingChanged: "2026-11-16",
    mailbox: "privacy",
    schedules: [
      {
        heading: "How long it is kept, in years",
        length: engagement + yearsIn(periods.records),
        axis: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9].map((at) => ({ at, label: String(at) })),
        end: "Deleted",
        rows: [
          {
            name: "Chat, in your browser",
            words: "until the tab closes",
            section: "What stays in your browser",
            spans: [{ from: 0, to: 0.05, isOpen: true }],
          },
          {
            name: "Server logs",
            words: `${periods.serverLogs} at most`,
            section: "Server logs",
            spans: [{ from: 0, to: yearsIn(periods.serverLogs) }],
          },
          {
            name: "Email that leads to no work",
            words: `${periods.plainMail} from the last message`,
            section: "Email you send us",
            spans: [{ from: 0, to: yearsIn(periods.plainMail) }],
          },
          {
            name: "Email that leads to work",
            words: `the engagement plus ${periods.records}`,
            section: "Email you send us",
            spans: [
              { from: 0, to: engagement, isOpen: true },
              { from: engagement, to: engagement + yearsIn(periods.records) },
            ],
            key: true,
          },
        ],
      },
      {
        heading: "How soon we answer, in days",
        length: daysIn(periods.ccpaAnswer),
        axis: [0, 15, 30, 45].map((at) => ({ at, label: String(at) })),
        end: "At the latest",
        rows: [
          {
            name: "Quote taken down",
            words: periods.quoteTakenDown,
            section: "People and companies in quotes",
            spans: [{ from: 0, to: daysIn(periods.quoteTakenDown) }],
          },
          {
            name: "GDPR request answered",
            words: periods.gdprAnswer,
            section: "Your rights under the GDPR",
            spans: [{ from: 0, to: daysIn(periods.gdprAnswer) }],
          },
          {
            name: "CCPA request confirmed",
            words: periods.ccpaConfirmed,
            section: "Your rights under the CCPA",
            spans: [{ from: 0, to: daysIn(periods.ccpaConfirmed) }],
          },
          {
            name: "CCPA request answered",
            words: periods.ccpaAnswer,
            section: "Your rights under the CCPA",
            spans: [{ from: 0, to: daysIn(periods.ccpaAnswer) }],
            key: true,
          },
        ],
      },
    ],
    sections: [
      {
        heading: "Who we are and what this covers",
        paragraphs: [
          `${site.legalName}, ${site.postalAddress}, runs this website and decides how personal data from it is used. For the purposes of the GDPR we are the controller; under the CCPA we are the business. Write to that address or to ${site.mailboxes.privacy} with any question about your data.`,
          "This policy covers the website and the email you send us. Client engagements have data terms of their own, agreed in the contract.",
        ],
        links: {
          "this website": "/",
          "covers the website": "/sitemap",
          "data terms of their own": "/terms-of-service#engagements-need-a-contract",
        },
      },
      {
        heading: "What we do not collect",
        paragraphs: [
          "These are static pages. The site sets no cookies, runs no analytics and shows no ads. It has no accounts and no form that sends anything. Each page, picture and font comes from the same host, so a visit makes no third-party request.",
          "The social icons are plain links. They load nothing until you follow one, and they do not tell the other site which page you came from. From then on its policy applies.",
        ],
        links: { "sets no cookies": "/cookies" },
      },
      {
        heading: "Do Not Track and Global Privacy Control",
        paragraphs: [
          "The site treats every visitor as if these signals were on. It does not follow you over time or across websites, and no third party can do so here. A browser that sends Global Privacy Control has opted out of sale and sharing under the CCPA; we do neither.",
        ],
      },
      {
        heading: "What stays in your browser",
        paragraphs: [
          "Three things may be kept on your side, and none reaches us. The first is your conversation with the chat assistant. From your first message on, session storage holds what was said, what you have typed but not sent, and whether the panel is open, so that the next page can go on with it. Clear deletes it at once; otherwise your browser does when the tab closes.",
          "The second is the word “light” or “dark”, if you choose a color scheme in the footer. Local storage holds it until you choose System there. The third is the word “off”, if you switch off the slash key of the search.",
          "The assistant picks from replies written in advance. Opening it fetches those replies from this site, as a file like any other. What you type is never sent.",
        ],
        links: {
          "session storage": "/cookies#session-storage-for-the-chat",
          "replies written in advance": "/terms-of-service#the-chat-assistant-is-automated",
        },
      },
      {
        heading: "Server logs",
        paragraphs: [
          "Our hosting provider keeps ordinary server logs. An entry holds an IP address, the time, the path that was requested, the browser’s name and the page that led to it. A path can show which page, contact topic or chat file was opened. Your browser may fetch a page when you point at its link, so the log can name pages that you never read.",
          `We use the logs to keep the site up, trace faults and stop abuse, which is our legitimate interest under Article 6(1)(f) of the GDPR. They are deleted after ${periods.serverLogs} at most. We do not join them with other data or use them to find out who you are.`,
        ],
      },
      {
        heading: "Email you send us",
        paragraphs: [
          "The email links open your own email program, some with a subject and headings prepared. Nothing reaches us until you press send.",
          "When you write to us, we receive your address, your message, whatever you attach and what your signature says of your job title and employer. We use them to answer you and, if you ask, to prepare a proposal. The legal basis is Article 6(1)(b) of the GDPR where you ask about a contract, and our legitimate interest in replying for anything else.",
          `Email that leads to no engagement is deleted within ${periods.plainMail} of the last message. Email that leads to work is kept for the length of the engagement plus ${periods.records}, with its contract and tax records. For those years the basis is our legitimate interest in keeping the records that tax law asks for and in answering claims.`,
          "Please leave out health data and other sensitive details; we do not need them to answer.",
        ],
      },
      {
        heading: "Who else handles the data",
        paragraphs: [
          "Two kinds of provider act for us: the one that hosts the site and the one that carries our email. Both work under contract and on our instructions. We disclose data to an authority only when the law requires it.",
          "Data may be processed in the United States. For people in the European Economic Area, the United Kingdom and Switzerland, standard contractual clauses cover the transfer where the law asks for them.",
        ],
      },
      {
        heading: "People and companies in quotes",
        paragraphs: [
          `Testimonials give a company and the role of the person quoted, never a name. Even so, people in the trade may know who holds that role. The client and the speaker have both agreed in writing to the quote and to where it appears. Either may withdraw by writing to ${site.mailboxes.privacy}, and we take the quote down within ${periods.quoteTakenDown}.`,
        ],
        links: { Testimonials: "/testimonials" },
      },
      {
        heading: "Your rights under the GDPR",
        paragraphs: [
          `You may ask for a copy of your data, have it corrected or erased, limit its use, receive it in a portable form, or object to use based on legitimate interest. Write to ${site.mailboxes.privacy}; we answer within ${periods.gdprAnswer}. You can also complain to the data protection authority where you live or work.`,
          "We make no automated decisions about you and build no profiles.",
        ],
      },
      {
        heading: "Your rights under the CCPA",
        paragraphs: [
          "In the last twelve months we have collected three categories of personal information. They are identifiers, such as an IP or email address; internet activity, in the form of log entries; and professional information, such as the job title and employer in an email. All of it came from your browser’s requests or from email that people sent us.",
          "The sections above say what we use each category for, how long we keep it and which providers see it. We do not sell personal information, and we do not share it for cross-context behavioral advertising.",
          `California residents may ask what we hold, have it corrected or deleted, and appoint an agent to ask for them. Send the request to ${site.mailboxes.privacy}. We confirm it within ${periods.ccpaConfirmed}, answer within ${periods.ccpaAnswer}, and never treat you worse for asking.`,
        ],
      },
      {
        heading: "Changes to this policy",
        paragraphs: [
          "If the site starts to do anything described here differently, we change this page first. The date of the last change is at the top.",
        ],
      },
    ],
  },
  "/terms-of-service": {
    title: "Terms of Service",
    description:
      "The terms for using this website: what its content is for, what you may do with it, where our liability ends and which law applies.",
    wordingChanged: "2026-11-16",
    mailbox: "legal",
    sections: [
      {
        heading: "Using this site",
        paragraphs: [
          `These terms apply between you and ${site.legalName}, ${site.postalAddress}, when you read this website. If you do not accept them, please do not use it. You need no account, and nothing here is for sale online.`,
        ],
        links: { "this website": "/" },
      },
      {
        heading: "Information, not advice",
        paragraphs: [
          "The pages describe our services in general terms. They are not legal, financial or technical advice for your case. Talk to us, or to another qualified adviser, before you act on them.",
        ],
        links: { "our services": "/services" },
      },
      {
        heading: "Figures, charts and stories",
        paragraphs: [
          "Figures that we claim for ourselves are listed on the About page with their scope and period. Charts marked as illustrative show the shape of typical work; they report no particular client. Case studies describe a client by industry and quote people by role. Past results do not promise the same result for you.",
          "Testimonials and logos show which company is meant. Each of those clients has agreed to that in writing. Their words are their own opinion of one engagement.",
        ],
        links: {
          "on the About page": "/about#how-we-measure",
          "Case studies": "/client-success-stories",
          "agreed to that in writing": "/privacy-policy#people-and-companies-in-quotes",
        },
      },
      {
        heading: "The chat assistant is automated",
        paragraphs: [
          `Its replies are written in advance and chosen by keyword in your browser. No person reads what you type. A reply is neither an offer nor advice, and we are not bound by one. For an answer that counts, send an email to ${site.mailboxes.info}.`,
        ],
        links: { "in your browser": "/cookies#session-storage-for-the-chat" },
      },
      {
        heading: "Engagements need a contract",
        paragraphs: [
          "A consultation, a message or a visit to this site does not make you our client. Work begins only once both sides have signed a letter of engagement; a statement of work for each stage follows. Where either differs from these terms, it prevails.",
        ],
      },
      {
        heading: "Who owns the content",
        paragraphs: [
          "The text, pictures and marks on this site belong to us. Fonts and software come under licenses of their own, which these terms do not limit. You may read, link to, print and quote short parts of it if you credit the source. Other copying, and any use of our marks, needs our written consent.",
          "Names of analysts, standards and products are the marks of others.",
        ],
      },
      {
        heading: "Fair use of the site",
        paragraphs: [
          `Do not try to break into the site, overload it, plant malicious code or pass off its content as yours. Search engines may index it. If you find a security flaw, tell us at ${site.mailboxes.security} and give us a fair time to fix it before you publish.`,
        ],
        links: {
          "Search engines may index it": "/sitemap",
          "find a security flaw": "/security#how-to-report-a-flaw",
        },
      },
      {
        heading: "Warranty and liability",
        paragraphs: [
          "We take care to keep the pages correct and online, yet we provide them as they are and without any warranty. Links to other sites are a convenience; we do not control what those sites show.",
          "As far as the law allows, we are not liable for loss that follows from using this website or from being unable to use it. Nothing in these terms limits liability that cannot be limited by law.",
        ],
      },
      {
        heading: "Governing law and changes",
        paragraphs: [
          "The law of the State of California governs these terms, without regard to its conflict-of-law rules. Disputes go to the state or federal courts located in California. Consumers keep the protection of mandatory rules in the place where they live.",
          `We may revise the terms; the version shown here is the one in force. Should one clause fail, the others stand. Questions reach us at ${site.mailboxes.legal}.`,
        ],
      },
    ],
  },
  "/cookies": {
    title: "Cookies",
    description:
      "No cookies are set here. Read about the little that your browser may keep for you, and when it is gone.",
    wordingChanged: "2026-11-16",
    mailbox: "privacy",
    schedules: [
      {
        heading: "One visit, and what your browser holds",
        length: 4,
        axis: [
          { at: 0, label: "You arrive" },
          { at: 1, label: "First message" },
          { at: 3, label: "Tab closes" },
        ],
        end: "Gone",
        rows: [
          { name: "Cookies", words: "none", section: "The short answer", spans: [] },
          {
            name: "The conversation",
            words: "until Clear, or until the tab closes",
            section: "Session storage for the chat",
            spans: [{ from: 1, to: 3 }],
            key: true,
          },
          {
            name: "The color scheme",
            words: "if you choose one, until you choose System",
            section: "Local storage for the color scheme",
            spans: [{ from: 2, to: 4, isOpen: true }],
          },
          {
            name: "Copies of files",
            words: "until the cache is emptied",
            section: "Your browser’s own cache",
            spans: [{ from: 0, to: 4, isOpen: true }],
          },
        ],
      },
    ],
    sections: [
      {
        heading: "The short answer",
        paragraphs: [
          "This site sets no cookies: none of ours and none from anyone else. It also uses no tracking pixels, fingerprinting or advertising identifiers. Your browser may keep three small items for you, each only once you have asked for what it does.",
        ],
      },
      {
        heading: "Session storage for the chat",
        paragraphs: [
          "If you never write to the assistant, nothing of it is stored. Your first message creates one item in this tab’s session storage, under the key “chat”. It holds the messages on both sides with their times, a line you have begun but not sent, and whether the panel is open, closed or minimized.",
          "It lets the conversation follow you from page to page. It never leaves your device, and other websites cannot read it. Press Clear, or close the tab, and it is gone; there is no copy to ask us for. Where your browser forbids such storage, the chat lasts as long as the page.",
        ],
      },
      {
        heading: "Local storage for the color scheme",
        paragraphs: [
          "Pages follow the light or dark setting of your device, and that needs no storage. If you choose Light or Dark in the footer, one item in local storage keeps that word under the key “scheme”, so that every page and your next visit look the way you asked for.",
          "It says nothing else, and it never leaves your device. Choose System to delete it, or clear this site’s data in your browser’s settings. Where your browser forbids such storage, your choice lasts as long as the page.",
        ],
        links: { "light or dark setting": "/accessibility" },
      },
      {
        heading: "Local storage for the slash key",
        paragraphs: [
          "The slash key opens the search. If that gets in the way of how you type or speak to your computer, switch it off at the foot of the search. One item in local storage then keeps the word “off” under the key “slash”, until you switch it on again.",
        ],
      },
      {
        heading: "Every key, by name",
        paragraphs: [
          "The list below is complete. A test compares it with the code, so a new key cannot be written before it stands here.",
        ],
        showsStoredKeys: true,
      },
      {
        heading: "Your browser’s own cache",
        paragraphs: [
          "Like any website, this one lets the browser keep copies of files, such as pages, pictures and fonts, so that the next page opens faster. These copies carry no identifier. You can empty the cache in the browser’s settings at any time.",
        ],
      },
      {
        heading: "Why you see no consent banner",
        paragraphs: [
          "Consent is needed for storage that a visit could do without, such as tracking. We have none. One item serves only a conversation that you have begun, the other only a color scheme that you have chosen, and we read the law as calling both strictly necessary.",
          "Do Not Track and Global Privacy Control signals change nothing here, since there is nothing to switch off.",
        ],
        links: {
          "Do Not Track and Global Privacy Control signals":
            "/privacy-policy#do-not-track-and-global-privacy-control",
        },
      },
      {
        heading: "When you leave for another site",
        paragraphs: [
          "Links to social networks open pages that we do not run. Those pages may set cookies under their own rules.",
        ],
        links: { "pages that we do not run": "/terms-of-service#warranty-and-liability" },
      },
      {
        heading: "If this ever changes",
        paragraphs: [
          `Should we add anything that needs your consent, we will ask before it runs and list it here by name, purpose and lifetime. Until then, write to ${site.mailboxes.privacy} if you find something on this site that contradicts this page.`,
        ],
      },
    ],
  },
} as const satisfies Record<string, LegalPage>;
