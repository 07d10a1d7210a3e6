import { site } from "../site";
import type { ClaimId } from "./claims";
import type { CaseStudySlug, ServiceId } from "./ids";
import type { NonEmpty, PageHead, PageIntro, SectionIntro, Six, Two } from "./types";

/** The person responsible for a practice. */
export interface PracticeLead {
  /** Empty in the sample: a real firm names its people. */
  name?: string;
  /** A square picture: a path on this site, or an https URL on a host that the brand file allows. */
  portrait?: string;
  role: string;
  /** The practice; one of `practices`. */
  service: ServiceId;
  /** Years of experience, with any employer. */
  years: number;
  /** A program that they ran. */
  program: string;
  /** The page about it: a case study or a testimonial. */
  source: { caseStudy: CaseStudySlug } | { client: string };
}

export interface Hub {
  place: string;
  zone: string;
  /** Employees. */
  people: number;
  work: string;
  /** The working day, in hours UTC during standard time. */
  day: { from: number; to: number };
  /** The working day is a shift of the duty desk. */
  dutyDesk?: true;
}

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
    `The firm was founded in ${site.foundedYear}, when three small partnerships of program managers joined forces. All three had met the same scene inside large companies: a sound plan, a thin team and a status report that stayed green until the month it could not. What was missing was people to run the work and say what they saw.`,
    "The partnerships brought their clients along, so the first year already counts dozens of engagements, most of them one manager on one project. The first contract of the new firm was larger: four managers for five months, with a method and a reporting tool attached. It grew into Project Management as a Service, and the other practices followed one client at a time.",
    `Headquarters are in ${site.headquarters.state}, and teams work wherever the client does, on site or remotely. Our directors still lead live programs themselves. It keeps the advice short and the estimates close to what the work will take.`,
  ],
  teamImageAlt:
    "A free-standing arch of pale blocks with a vermilion keystone: it stands because each part holds the next, as a team does",
  figures: ["satisfaction", "pmaas-projects"],
  practicesIntro: {
    label: "Practices",
    heading: "Each practice began as a question",
    text: "A bar starts in the year the practice got a director of its own, after clients had kept asking. All of them still run.",
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
  leadsIntro: {
    label: "Practice leads",
    heading: "Who leads the practices",
    text: "Years count from the first project they ran, here or elsewhere. Each program can be read about on this site.",
  },
  leads: [
    {
      role: "Head of delivery",
      service: "project-management-service",
      years: 22,
      program:
        "Kept every country team of a product launch to one calendar, and held the second wave until buyers could connect the product.",
      source: { caseStudy: "multi-market-product-launch" },
    },
    {
      role: "Head of strategy",
      service: "strategic-consulting",
      years: 26,
      program:
        "Sat with a bank’s executives until they had stopped more than half of the initiatives that competed for its engineers.",
      source: { caseStudy: "global-banking-platform-transformation" },
    },
    {
      role: "Head of leadership programs",
      service: "leadership-development",
      years: 19,
      program:
        "Brought the physicians, nurses and pharmacists of a hospital network to agree on how their wards work.",
      source: { caseStudy: "healthcare-system-integration" },
    },
    {
      role: "Head of modernization",
      service: "legacy-modernization",
      years: 24,
      program:
        "Moved a payroll provider out of its data centers between pay runs, with the client’s own operators in the lead by the end.",
      source: { caseStudy: "azure-cloud-migration" },
    },
    {
      role: "Head of AI",
      service: "ai-ml-solutions",
      years: 15,
      program:
        "Tested a claims model for an insurer and advised the client to stop, because its refusals could not be explained.",
      source: { client: "Pellwether Insurance" },
    },
  ],
  hubsIntro: {
    label: "Size and hubs",
    /** Follows the number of people. */
    heading: "people in five hubs",
    text: "Three hubs share the duty desk in shifts of eight hours. Any client may call it about a live cutover, the platform or a slipped date, and nobody who answers is on a night shift.",
    counted: "How we count people",
  },
  hubs: [
    {
      place: "Manila",
      zone: "Philippine time",
      people: 84,
      work: "Testing, data loads and cutover support",
      day: { from: 0, to: 8 },
      dutyDesk: true,
    },
    {
      place: "Pune",
      zone: "India time",
      people: 168,
      work: "Migration, data engineering and test automation",
      day: { from: 3.5, to: 11.5 },
    },
    {
      place: "Krakow",
      zone: "Central European time",
      people: 142,
      work: "Program teams for Europe, architecture and gate reviews",
      day: { from: 8, to: 16 },
      dutyDesk: true,
    },
    {
      place: "Monterrey",
      zone: "Central time",
      people: 74,
      work: "Teams that share the working day of US clients",
      day: { from: 14, to: 22 },
    },
    {
      place: site.headquarters.state,
      zone: "Pacific time",
      people: 172,
      work: "Headquarters, practice leads and the Innovation Lab",
      day: { from: 16, to: 24 },
      dutyDesk: true,
    },
  ],
  valuesIntro: {
    label: "Values",
    heading: "Six habits we hire for",
    text: "They are written as instructions, so that anyone on a team can hold a colleague to them.",
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
      text: "A benefit counts once the client’s finance team has confirmed it. Hours and slides never do.",
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
      text: "Plan and status data rests on our platform, in the region you chose; business data never leaves your systems. Access ends with the role.",
    },
  ],
  measure: {
    label: "Figures",
    heading: "How we measure",
    text: "Every figure that we claim on this site: what it counts, how it is computed and who checked it. Amounts are in pounds, because our first large clients kept their books in sterling and one currency keeps all years comparable.",
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
  leadsIntro: SectionIntro;
  leads: NonEmpty<PracticeLead>;
  hubsIntro: SectionIntro & { counted: string };
  hubs: NonEmpty<Hub>;
  valuesIntro: SectionIntro;
  values: Six<{ title: string; text: string }>;
  measure: SectionIntro;
  closing: { heading: string; text: string };
};
