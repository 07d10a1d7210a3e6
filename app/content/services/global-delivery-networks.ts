import type { Solution } from "../types";

export default {
  template: "solution",
  title: "Global Delivery Networks",
  description:
    "Delivery teams placed by the work they do, with overlap hours, clean handoffs and a cost per accepted result you can audit.",
  group: "specialized-services",
  kind: "delivery",
  lead: "Your teams sit in three time zones, and too many of their questions wait overnight for an answer. We decide which work belongs in which hub, fix the hours that people share, and answer for every handoff between them.",
  phases: { from: 9, to: 18 },
  instead: [
    {
      when: "the people are in place and the question is who works on which project",
      service: "resource-optimization",
    },
  ],
  sections: [
    {
      heading: "Five in the evening in Pune",
      paragraphs: [
        "When Pune stops work at five, Krakow has half its day left. Unfinished work crosses with a fixed note: its state, the next step, what blocks it, and who may decide while Pune sleeps. The colleague in Krakow repeats the note on a ten-minute call. An item without a note stays where it is and counts as late.",
        "Follow-the-sun suits testing, data loads, service desks and cutover weekends. Calls at a bad hour rotate by month, because a hub that takes all of them starts to lose people. Each hub has a lead who stays at least eighteen months. A delivery director answers for the whole network, supported by a transition manager and a compliance lead.",
      ],
    },
    {
      heading: "Design keeps to four shared hours",
      paragraphs: [
        "A tester in Pune who finds an unclear rule at ten in the morning waits ten hours for the analyst in Chicago. A designer asks such questions all day. Design therefore stays with people who share at least four working hours with whoever answers them. We sort your backlog by client contact, language, regulation and overlap, and choose locations afterward.",
        "Customer data stays in your systems. A hub reaches it from locked-down desktops, and only where your contracts and the law on both sides of the border allow it.",
      ],
    },
    {
      heading: "Five weeks to the first pod",
      paragraphs: [
        "Sorting takes the first week. In the second you interview the people we propose and may turn any of them down. Weeks three and four go to lawful access: data transfer checks, tax exposure, background screening and visas. By the end of week four the statement of work for the stage is in force. In week five a pod of six to nine ships something small and real through the full chain. A further pod takes four weeks, since the checks on its hub are done by then.",
        "Knowledge transfer is tested in reverse: the receiver presents the system back to the giver, and we record it. People who join later should reach full pace in six weeks, and we tell you when one does not.",
      ],
    },
    {
      heading: "Your own hub by year three",
      paragraphs: [
        "Until then the figure to watch is cost per accepted story. Your product managers do the accepting; no hub passes its own work. Hours blocked on an answer, defects that escape and yearly attrition explain why the cost moves.",
        "Contracts carry an exit plan from the start, and a build-operate-transfer clause if you want to take over a hub by year three. The location plan and its reasons, the work-split matrix and the onboarding kit are yours either way.",
      ],
    },
  ],
  features: [
    "Location choice by type of work",
    "Staff whom you interview and may turn down",
    "Four-hour overlap for design and decisions",
    "Standard handoff note between time zones",
    "Data residency and access checks per hub",
    "Recorded knowledge transfer with reverse presentation",
    "Monthly rotation of out-of-hours calls",
    "Exit plan and build-operate-transfer option",
  ],
  benefits: [
    { text: "You may take the hub over by year three, on terms set at the start", month: 1 },
    { text: "A designer’s question gets its answer the same day", month: 2 },
    {
      text: "The first pod ships in week five, and a further pod takes four weeks",
      month: 2,
      until: 3,
    },
    { text: "A newcomer reaches full pace in six weeks, or you hear of it", month: 3 },
    { text: "You can compare hubs by what an accepted story costs", month: 5, key: true },
    { text: "Cutover weekends run around the clock without a night shift", month: 7 },
  ],
  caseStudies: [
    {
      slug: "multi-market-product-launch",
      relevance:
        "A launch in 22 markets depends on people near each market who work to one plan and one calendar.",
    },
    {
      slug: "global-supply-chain-optimization",
      relevance:
        "Seventeen countries moved to one distribution plan, while notice periods, ports and labor law differed from one to the next.",
    },
  ],
  visualizationAfter: 2,
  visualization: {
    kind: "chart",
    chart: "bar",
    whole: true,
    title: "Where the hours are worked on a 40,000-hour program",
    summary:
      "Two large hubs build and test, a nearshore hub shares the client’s hours for design, and Manila covers the nights.",
    measure: "% of delivery hours by hub",
    series: [
      { name: "Pune", value: 32 },
      { name: "Krakow", value: 27 },
      { name: "On site", value: 16 },
      { name: "Monterrey", value: 14 },
      { name: "Manila", value: 11, emphasized: true },
    ],
  },
  combinedWith: [
    {
      service: "resource-optimization",
      why: "Skills and bench data from every hub feed one staffing plan, so a gap in one place is filled from another.",
    },
    {
      service: "sow-development",
      why: "Acceptance terms, overlap hours and exit rights bind a hub only if the statement of work says so.",
    },
    {
      service: "cloud-migration",
      why: "Migration factories run in shifts, and hubs six hours apart turn nights into ordinary working days.",
    },
  ],
  industries: ["Technology", "Financial Services", "Retail"],
} satisfies Solution;
