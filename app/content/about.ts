import { site } from "../site";
import type { ClaimId } from "./claims";
import type { ServiceId } from "./ids";
import type { NonEmpty, PageHead, PageIntro, SectionIntro, Six, Two } from "./types";

export const about = {
  head: {
    title: "About Us",
    description: `Founded in ${site.foundedYear} with headquarters in ${site.headquarters.state}: how we began, what we hold ourselves to and how each of our figures is measured.`,
  },
  intro: {
    label: "About",
    heading: "Project managers first",
    lead: "Consulting, technology and AI came later, because the projects asked for them.",
  },
  story: [
    `The firm was founded in ${site.foundedYear} by program managers who had spent years inside large companies. They kept meeting the same scene: a sound plan, a thin team and a status report that stayed green until the month it could not. What those companies lacked was people to run the work and say what they saw.`,
    "Our first contract was for four managers and five months, with a method and a reporting tool attached. It grew into Project Management as a Service, and the other practices followed one client at a time.",
    `Headquarters are in ${site.headquarters.state}, and teams work wherever the client does, on site or remotely. Our directors still lead live programs themselves. It keeps the advice short and the estimates honest.`,
  ],
  teamImageAlt:
    "A free-standing arch of pale blocks with a vermilion keystone: it stands because each part holds the next, as a team does",
  figures: ["satisfaction", "pmaas-projects"],
  practicesIntro: {
    label: "Practices",
    heading: "Each practice began as a question",
    text: "A bar starts in the year that a client first asked. All of them still run.",
  },
  practices: [
    {
      since: site.foundedYear,
      service: "project-management-service",
      question: "Who will run this for us, from Monday?",
    },
    {
      since: 2019,
      service: "strategic-consulting",
      question: "Which of these programs should we fund at all?",
    },
    {
      since: 2020,
      service: "leadership-development",
      question: "How do our own people learn to lead the next one?",
    },
    {
      since: 2022,
      service: "legacy-modernization",
      question: "What can we switch off, and in which order?",
    },
    {
      since: 2024,
      service: "ai-ml-solutions",
      question: "Where would a model earn its keep?",
    },
  ],
  valuesIntro: {
    label: "Values",
    heading: "Six habits we hire for",
    text: "They are written as instructions, because a value that nobody can act on is decoration.",
  },
  values: [
    {
      title: "Say it on the day",
      text: "Bad news reaches the sponsor within a day, along with what we propose to do.",
    },
    {
      title: "Own the date",
      text: "Whoever commits to a milestone stays with it until it is met or formally moved.",
    },
    {
      title: "Count results",
      text: "The client’s ledger is the scoreboard; hours and slide counts are not.",
    },
    {
      title: "Leave it running",
      text: "From the first week we plan for the day when your people no longer need us.",
    },
    {
      title: "Ask the operators",
      text: "Those who will use a system daily are heard before anyone signs its design.",
    },
    {
      title: "Guard what is shared",
      text: "Client data stays in client systems, and access ends when the role does.",
    },
  ],
  measure: {
    label: "Figures",
    heading: "How we measure",
    text: "All figures that we claim on this site, with what they count and the time they cover.",
  },
  closing: {
    heading: "Meet the people before the plan",
    text: "Ask who would work with you, read their resumes and speak to a sponsor they have worked for.",
  },
} as const satisfies {
  head: PageHead;
  intro: PageIntro;
  story: NonEmpty<string>;
  teamImageAlt: string;
  figures: Two<ClaimId>;
  practicesIntro: SectionIntro;
  practices: NonEmpty<{ since: number; service: ServiceId; question: string }>;
  valuesIntro: SectionIntro;
  values: Six<{ title: string; text: string }>;
  measure: SectionIntro;
  closing: { heading: string; text: string };
};
