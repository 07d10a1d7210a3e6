import type { Service } from "../types";

export default {
  template: "service",
  title: "Enterprise Transformation",
  description:
    "Restructure the whole firm: operating model, cost base and organization, with savings the controller confirms.",
  group: "premium-service-offerings",
  kind: "delivery",
  lead: "Eight layers separate your chief executive from the customer, and whatever a cost drive saves by Christmas is back by spring. We redraw the operating model, the cost base and the organization of the whole firm, in an order that labor law allows.",
  phases: { from: 1, to: 18, ends: "the full run rate confirmed" },
  instead: [
    {
      when: "technology leads the change and every unit has to share platforms",
      service: "enterprise-digital-transformation",
    },
    {
      when: "a single business line is the trouble and the rest of the firm works",
      service: "digital-transformation",
    },
  ],
  overview: [
    {
      label: "The country calendar",
      covers: [1],
      text: "Law sets the pace. A French works council gives its opinion before the decision is taken. A German one negotiates how a change is carried out. Britain asks for 45 days of consultation when a hundred jobs at one site are at risk, and the WARN Act in the United States for sixty days’ notice. Employment counsel puts this on a calendar in the first week, country by country. No announcement, appointment or budget cut may overtake it.",
    },
    {
      label: "HR file meets ledger",
      covers: [1, 2, 3],
      text: "Meanwhile two organization designers join the HR master file to the general ledger, inside your own systems, and code each role by activity, layer and span. The findings seldom surprise the staff. Typically half the managers have two direct reports. Three regions run their own finance, procurement and HR teams and buy the same laptop at three prices. Overheads have grown 6% a year while sales grew 2%.",
    },
    {
      label: "Two days of argument",
      covers: [3, 4],
      text: "The executive committee spends two days of week three on that fact base, line by line, and corrects it. In week four it agrees on design criteria, a savings range to be tested and the consultation calendar. Nothing is decided about any job at this point, and the minutes say so.",
    },
    {
      label: "Who sets the Polish price",
      covers: ["after"],
      text: "Three months of design follow. Rival operating models are tried on real decisions: who sets the price in Poland, who stops a late product, who hires a plant manager. What survives goes to works councils and employees’ representatives at the end of month four, as a draft with its reasons and numbers. They object and propose, and parts of the model change. A structure announced before consultation closes can cost six months in court.",
    },
    {
      label: "Closed, appointed, cut",
      covers: ["after"],
      text: "Consultation closes in month eight. Then come the appointments, from the top: layers one and two are filled before layer three opens. A unit’s budget is cut on the day its final design is approved; without that, a restructuring saves nothing. A better price for laptops needs no consultation, so purchasing savings begin in month three.",
    },
    {
      label: "The weekly ten",
      covers: [],
      text: "About ten people run the program, and the chief executive chairs them each week. Ours are a director, the two designers, a cost analyst for each of three regions and an employee-relations lead. Yours are three operators, released full time. The controller stays outside this group and confirms each saving before it is counted. If service levels dip, the next wave waits.",
    },
    {
      label: "Seven days to spot a layer",
      covers: ["after"],
      text: "Managers can draw the new model from memory, and the top 200 positions have charters that say who decides what. Service agreements bind units and shared centers. Finance runs a weekly headcount control, so a layer that starts to grow back is seen within seven days.",
    },
  ],
  schedule: {
    note: "Eighteen days to facts that no executive disputes, with nothing decided about jobs. An HR file that comes a day late moves the committee by a day.",
    weeks: ["Join", "Code", "Correct", "Agree"],
    work: [
      { name: "Consultation law, country by country", who: "Employment counsel", days: [[1, 5]] },
      { name: "Calendar checked in each country", who: "Employee-relations lead", days: [[6, 15]] },
      {
        name: "HR file joined to ledger, roles coded",
        who: "Two organization designers",
        days: [[1, 11]],
        critical: true,
      },
      {
        name: "The weekly ten",
        who: "Chief executive in the chair",
        days: [
          [3, 3],
          [8, 8],
          [13, 13],
          [18, 18],
        ],
      },
      { name: "Three regions, price by price", who: "Three cost analysts", days: [[4, 10]] },
      {
        name: "Two days, line by line",
        who: "Executive committee",
        days: [[12, 13]],
        critical: true,
      },
      {
        name: "Design criteria, savings range",
        who: "Director, executive committee",
        days: [[14, 18]],
        critical: true,
      },
    ],
    handover: {
      day: 18,
      name: "fact base, criteria and calendar",
      who: "Your executive committee",
    },
  },
  quickInfo: {
    firstResult: { week: 4, text: "fact base, design criteria and consultation calendar agreed" },
    team: "Director, two designers, three cost analysts, employee-relations lead",
    weAsk: "Three operators full time, the chief executive weekly, HR and ledger data in week one",
  },
  features: [
    "Fact base joining HR master and ledger",
    "Operating models tried on real decisions",
    "Spans and layers design for every unit",
    "Consultation calendar by country",
    "Shared service centers with service agreements",
    "Weekly headcount and vacancy control",
  ],
  benefits: [
    "The controller confirms the full run rate by month 18",
    "Purchasing savings begin in month three, ahead of any change to jobs",
    "Fewer layers between a complaint and the person who can settle it",
    "The structure stands up in court, because consultation came first",
    "A position that creeps back is visible within a week",
  ],
  visualization: {
    kind: "gantt",
    title: "An eighteen-month restructuring and what sets its pace",
    summary:
      "Appointments and budget cuts wait until employee consultation closes in month eight, while purchasing savings start in month three.",
    unit: "month",
    length: 18,
    bars: [
      { name: "Fact base", start: 0, end: 1, critical: true },
      { name: "Draft operating model", start: 1, end: 4, critical: true },
      { name: "Purchasing savings", start: 2, end: 11 },
      { name: "Employee consultation", start: 4, end: 8, critical: true },
      { name: "Layers one and two", start: 8, end: 9, critical: true },
      { name: "First wave, budgets cut", start: 9, end: 12, critical: true },
      { name: "Second wave, budgets cut", start: 12, end: 16, critical: true },
      { name: "Stabilize and hand over", start: 16, end: 18, critical: true },
    ],
    milestones: [
      { name: "Draft to councils", at: 4 },
      { name: "Consultation closed", at: 8 },
      { name: "First wave live", at: 12 },
      { name: "Run rate confirmed", at: 18 },
    ],
  },
  combinedWith: [
    {
      service: "enterprise-digital-transformation",
      why: "Shared platforms follow more easily once one executive answers for each shared function.",
    },
    {
      service: "digital-transformation",
      why: "If one line is simply hard to deal with, renewing its service costs less than reorganizing the firm.",
    },
    {
      service: "financial-management",
      why: "A savings ledger is believed when it closes with the books.",
    },
  ],
  industries: ["Financial Services", "Manufacturing", "Retail", "Energy"],
} satisfies Service;
