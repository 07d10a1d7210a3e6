import type { Solution } from "../types";

export default {
  template: "solution",
  title: "Global Delivery Networks",
  description:
    "Delivery teams placed by the work they do, with overlap hours, clean handoffs and a cost per accepted result you can audit.",
  group: "specialized-services",
  kind: "delivery",
  lead: "A program spread over three time zones gains half a day or loses one, and the handoff decides which. We place the work and own the seam between the hubs.",
  instead: [{ when: "this is not your case", service: "resource-optimization" }],
  sections: [
    {
      heading: "A ten-hour wait for a one-line answer",
      paragraphs: [
        "A tester in Pune finds an unclear rule at ten in the morning. The analyst who wrote it reads the question in Chicago ten hours later, when the tester has gone home. A full day is lost over one line. Multiply by every story in the sprint, and the cheap rate card is no longer cheap.",
        "The other costs stay hidden. Churn at a remote site resets knowledge every fifteen months. One hub takes all the night calls and resents it. Customer data crosses a border that the contract forbids.",
      ],
    },
    {
      heading: "Rate card to running pod, week by week",
      paragraphs: [
        "Work comes before place. First we sort the backlog by how much client contact, language, regulation and overlap each kind of work needs, and only then choose locations. You interview the named people in the second week, and may turn any of them down.",
        "Lawful access takes another week: data transfer checks, tax exposure, background screening and locked-down desktops. Before the month is out, a pod of six to nine ships something small and real through the full chain, with every ceremony held inside the shared hours.",
      ],
    },
    {
      heading: "Who hands what to whom at six",
      paragraphs: [
        "Follow-the-sun suits testing, data loads, service desks and cutover weekends. It ruins design, which stays with people who share at least four working hours. Where work does pass on, a fixed note goes with it: state, next step, blockers and who may decide. Late calls rotate by month, so no hub always draws the short straw.",
      ],
    },
    {
      heading: "A network you could run yourself",
      paragraphs: [
        "The location plan and its reasons are yours, along with the work-split matrix, the onboarding kit and a cost model per accepted result. Knowledge transfer is proven in reverse: the receiver presents the system back to the giver, and we record it. Contracts carry an exit plan from the start, and a build-operate-transfer clause if you want to own the hub by year three.",
      ],
    },
    {
      heading: "Accepted work per pound",
      paragraphs: [
        "We report cost per accepted story. Hours blocked on an answer, defects that escape from each hub and yearly attrition show why it moves. New joiners should reach full pace in six weeks; we show you when they do not.",
        "A delivery director answers for the whole network. Each hub has a lead who stays at least eighteen months. A transition manager covers moves, and a compliance lead watches data, tax and visas.",
      ],
    },
  ],
  features: [
    "Location choice by type of work",
    "Named staff whom you interview and approve",
    "Four-hour overlap for design and decisions",
    "Standard handoff note between time zones",
    "Data residency and access checks per hub",
    "Recorded knowledge transfer with reverse presentation",
    "Monthly rotation of out-of-hours calls",
    "Exit plan and build-operate-transfer option",
  ],
  benefits: [
    "Cutover weekends staffed without a night shift",
    "Answers within shared hours instead of the next day",
    "Local language and regulation covered where it counts",
    "Cost compared on results rather than day rates",
    "Knowledge that outlasts any one person’s contract",
    "Room to add a pod within four weeks",
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
  visualizationAfter: 3,
  visualization: {
    kind: "chart",
    chart: "pie",
    title: "Where the hours are worked on a 40,000-hour program",
    summary:
      "Two large hubs build and test, a nearshore hub shares the client’s hours for design, and Manila covers the nights.",
    measure: "% of delivery hours by hub",
    series: [
      { name: "Pune", value: 32 },
      { name: "Krakow", value: 27 },
      { name: "On site", value: 16 },
      { name: "Monterrey", value: 14 },
      { name: "Manila", value: 11 },
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
