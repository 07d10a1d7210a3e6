import { facts } from "../facts";
import type { CaseStudy } from "../types";

export default {
  title: "Enterprise SharePoint Implementation",
  description:
    "An engineering group gave 38,000 people one place for documents, and left two thirds of the old files behind.",
  industry: "Digital Workplace",
  imageAlt:
    "Loose sheets tumble out of the dark and settle on a squared stack; the vermilion one is about to land. It stands for the current drawing, in its place at last.",
  scale: {
    cost: "£8.9M",
    duration: "14 months, March 2023 to April 2024",
    clientPeople: "70 at the peak, and 760 champions",
    ourPeople: "21 at the peak",
    reach: "26 countries",
  },
  results: [
    "38,000 people onboarded in 26 countries over 14 months",
    "64% fewer internal email attachments per person six months after the last wave",
    "66% of 210 TB on file shares deleted or archived over 14 months instead of moved",
    "2.5 minutes to find a controlled drawing in timed tests at month 14, down from 9",
    "42% faster from approval to final wave than the last intranet, 24 months to 14",
  ],
  evidence: [
    "Nine in ten had opened a document there by the end of their first week.",
    "Counted at the email gateway for every country, so no survey had to be believed.",
    "That is 139 TB which nobody had to move, check or pay to store.",
  ],
  baselines: [
    { measure: "Internal attachments per person a week", from: 14, to: 5, unit: "files" },
    { measure: "Time to find a controlled drawing", from: 9, to: 2.5, unit: "minutes" },
  ],
  challenges: [
    "Documents lived on 173 file servers, and the shared drive of one rail project alone held 41 copies of the same specification.",
    "Site crews worked from drawings sent by email, so a superseded revision could stay in use for weeks.",
    "Folder permissions had been copied from project to project since 2004, and most of the groups in them had since been merged or forgotten.",
    "Paths of more than 400 characters and links between spreadsheets would break on the day they were moved.",
    "Two earlier intranets had launched with a campaign and emptied within a year, the second after a rollout of 24 months, which left people polite and unconvinced.",
  ],
  solution: [
    "Engineers do not want an intranet; they want the current drawing. We started there. Project sites were designed around the document register that every discipline lead already kept, with revision, status and originator as columns instead of folder names. Anyone opening a new project now gets a site in ten minutes, with the register, the transmittal log and the right retention label in place.",
    "What should come along was the client’s decision, and we made it an easy one. Silence meant deletion for anything old that neither the retention schedule nor a legal hold covered, with 60 days in quarantine for second thoughts. In all, 190 folders were called back out of 3.1 million. Legal kept what it had to keep in an archive that never became a site.",
    "Search stayed off until it was safe to turn on. An index finds what a folder tree hides, so an access report ran over every share first. It listed 5,600 folders that a company-wide group could read, among them salary reviews that had lain open since 2011 at a path nobody knew. The team behind each folder confirmed the access or closed it, and seven in ten closed it. A project got its site on the agreed weekend whatever happened; where the report was still open, the old files waited.",
  ],
  approach: [
    {
      title: "Watch people look for things",
      description:
        "In the first six weeks, before any design, we sat with 60 people in offices and site trailers while they searched for a document they needed that day. The nine-minute average came from those sessions, and so did the eleven columns in the register.",
      planned: { from: 0, to: 1 },
      actual: [{ from: 0, to: 1.5 }],
    },
    {
      title: "Decide by default",
      description:
        "From month two to month six, each team saw its shares sorted by age and duplication, with deletion as the default for anything untouched in seven years and outside both the retention schedule and any legal hold. Two thirds of the volume never needed a migration tool, which took three months out of the plan.",
      planned: { from: 1.5, to: 5 },
      actual: [{ from: 1.5, to: 6, turned: "silence now means deletion" }],
    },
    {
      title: "Build the project site once",
      description:
        "Content types, the term set and the labels for retention and sensitivity were agreed with document control and legal, then locked in a template by month five. Variations needed a reason that two business lines shared.",
      planned: { from: 1.5, to: 4 },
      actual: [{ from: 2, to: 5 }],
    },
    {
      title: "Move in twelve waves",
      description:
        "The first wave moved in month six and the last in month 14. Waves followed projects and left the org chart aside, so that people who exchange files moved on the same weekend. Long paths were shortened and linked workbooks rewritten in a staging area, with throttling planned for by moving bulk content ten days early.",
      planned: { from: 5, to: 17 },
      actual: [{ from: 5.5, to: 14 }],
    },
    {
      title: "Make links the habit",
      description: `After each wave, the email client offered a link whenever someone attached a file that already sat in a library. One local champion for every ${facts.peoplePerChampion} people, 760 in all, held desk-side hours for six weeks, and managers saw attachment counts by team. After the last wave the champions carried on without us.`,
      planned: { from: 5.5, to: 17 },
      actual: [{ from: 6, to: 14 }],
    },
  ],
  track: {
    finish: { step: 4, at: 14, text: "last of twelve waves", key: "Go-live" },
  },
  testimonial: {
    quote:
      "On our tunnel sites the foreman opens the drawing on a tablet, and it is the current revision. Nobody talks about the intranet anymore, which is how I know that it works.",
    author: "Director of Engineering",
    role: "International engineering group",
  },
  keyInsights: [
    "Good search exposes bad permissions. Run the access report before the index is switched on.",
    "Metadata survives when it replaces a form that people already fill in, and dies when it is an extra one.",
    "Deletion needs a default and a deadline. People asked to choose what to keep will keep everything.",
    "Move together those who share files, even when they report to different directors.",
    "Attachment counts are a fair measure of adoption, because nobody changes them to please a project team.",
  ],
  servicesUsed: ["sharepoint-implementation", "change-acceleration", "enterprise-architecture"],
} satisfies CaseStudy;
