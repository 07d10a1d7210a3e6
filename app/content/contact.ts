import { site } from "../site";
import { facts } from "./facts";
import type { Links, NonEmpty, PageHead, PageIntro, SectionIntro } from "./types";

export const contact = {
  head: {
    title: "Contact Us",
    description: `Schedule a consultation by email: ${facts.consultation} with ${facts.firstCall}. What to write, and what happens next.`,
  },
  intro: {
    label: "Contact",
    heading: "Schedule a consultation",
    lead: `A consultation is ${facts.consultation} with ${facts.firstCall}. There is no form to fill in; an email is enough.`,
  },
  include: [
    "The outcome you need, and by when",
    "Where the work stands today, in two or three lines",
    "Rough budget, team size and number of sites",
    "Who sponsors it and who else has to agree",
    "Any deadline set by a regulator, a contract or your board",
  ],
  nextText: `Eight working days at most: up to ${facts.callWithin} until the call, then ${facts.noteAfter} until the note.`,
  next: [
    {
      title: "We reply",
      text: `A director writes back within ${facts.replyWithin}, with two times to choose from.`,
    },
    {
      title: "We prepare",
      text: `By the day before the call, ${facts.firstCall} has read what you sent and listed the open points.`,
    },
    {
      title: "We talk",
      text: `The call takes place within ${facts.callWithin} of your email, by video or phone, and lasts ${facts.consultation}.`,
    },
    {
      title: "You get a note",
      text: `Two pages reach you ${facts.noteAfter} after the call: our reading, the options and a first estimate of effort.`,
    },
  ],
  topics: {
    heading: "Choose a topic",
    label: "Prepared emails",
    text: "Pick the closest one and your email program opens with subject and headings in place. You finish the message; nothing is sent until you send it. The Privacy Policy says how long we keep it.",
    links: { "Privacy Policy": "/privacy-policy#email-you-send-us" },
    general: "Something else",
    /** Topics that are industries without a service page of their own. */
    industries: {
      energy: "Projects in energy",
      education: "Projects in education",
    },
    copy: "Copy the address",
    copied: "Address copied",
    /** Shown if the browser refuses to copy. */
    selected: "Your browser did not copy it. The address is selected now: copy it by hand.",
    /** The lead of the page once a topic is chosen. */
    chosen: `Subject and agenda are ready for this topic. There is no form to fill in: complete the email and send it, and ${facts.firstCall} reads it.`,
  },
  agenda: [
    "What we want to achieve:",
    "Date we have to meet, and why:",
    "Where things stand now:",
    "People, sites and budget involved:",
    "Times that suit us, with time zone:",
  ],
  faq: {
    label: "FAQ",
    heading: "Perhaps already answered",
    text: "If your question is not among these six, put it in the email.",
  },
  headquarters: `${site.headquarters.state}, ${site.headquarters.country}. Our teams work worldwide, on site or remotely. Letters reach ${site.legalName} at ${site.postalAddress}.`,
} as const satisfies {
  head: PageHead;
  intro: PageIntro;
  /** What to put in the email. */
  include: NonEmpty<string>;
  /** What happens next, in order. */
  nextText: string;
  next: NonEmpty<{ title: string; text: string }>;
  topics: {
    heading: string;
    label: string;
    text: string;
    links: Links;
    general: string;
    industries: Record<"energy" | "education", string>;
    copy: string;
    copied: string;
    selected: string;
    chosen: string;
  };
  /** Lines prepared in the body of the email, for the visitor to complete. */
  agenda: NonEmpty<string>;
  faq: SectionIntro;
  headquarters: string;
};
