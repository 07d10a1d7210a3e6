import { facts } from "../facts";
import type { Service } from "../types";

export default {
  template: "service",
  title: "SharePoint Implementation",
  description:
    "Clean up, structure and move company content into SharePoint Online, so that staff find the current version and records rules hold.",
  group: "technology-transformation",
  kind: "migration",
  lead: "Search for the parental leave policy and seven versions turn up, four of them older than the merger. Before a file moves into SharePoint Online, its users say what goes and your records rules say what stays, so that the next search brings up the current version.",
  phases: { from: 8, to: 17, ends: "the old farm gone dark" },
  instead: [
    {
      when: "the files are in order and people still work around them",
      service: "change-acceleration",
    },
  ],
  overview: [
    {
      label: "What no schedule covers",
      covers: [2, 3],
      text: "The first document we ask for is your retention schedule. It says how long a record is kept, and a legal hold overrules everything. Some content falls under no line of it. Your records manager gets that content in week two as a list, by type, and either adds a line or rules that the type is no record. Until the ruling it sits in a read-only archive and nothing is deleted. Content that is no record and has lain untouched for seven years spends sixty days in quarantine, then goes.",
    },
    {
      label: "Five verdicts",
      covers: [1, 2],
      text: "A scan of the whole estate starts on day one and lists sites, libraries, workflows and custom web parts with size, last edit and sharing links. Each site gets a default verdict: delete, archive, merge, move or rebuild. Users in the trial group object by the end of week two, all others up to four weeks before their own move. An estate of 3,100 sites can shrink to 1,240 this way.",
    },
    {
      label: "Labels before libraries",
      covers: [3],
      text: "Card sorts with thirty or so of your staff shape the hubs. By the end of week three our lead consultant and information architect have a site map, a term store outline and a permission model. Your records manager and security officer, neither of them on the project team, approve the labels first. A late change means touching every library again.",
    },
    {
      label: "The trial group",
      covers: [4, "after"],
      text: "People who share files move together, whatever the org chart says. The first group goes over the weekend that ends week four. On Sunday our migration engineer compares item and version counts, library by library. If they differ, the group stays on the old drive and moves later. The old place is read-only for thirty days, in case something was missed.",
    },
    {
      label: "Monday at the desk",
      covers: ["after"],
      text: `A trainer spends Monday with the group. After that, one champion for every ${facts.peoplePerChampion} people takes the questions. Content managers give four hours a week while their turn lasts. We count searches that end without a click, and tickets in the next ten days. Copilot stays off for a group until links open to the whole company are closed.`,
    },
    {
      label: "Twenty errands, timed",
      covers: [1, "after"],
      text: "In the first week the same thirty people had looked for things while we timed them: the current expense limit, a supplier contract, last year’s safety audit. After each move, twenty such errands are timed again. In one engineering group a controlled drawing took nine minutes to find before and two and a half after.",
    },
    {
      label: "The old farm goes dark",
      covers: ["after"],
      text: "File servers and the old farm go off thirty days after the last group. InfoPath forms and classic workflows have been rebuilt in Power Apps and Power Automate by our Microsoft 365 engineer, or dropped. New sites come from a request form with two contacts and an expiry date. Two administrators can run that, with a governance plan and a log of each item’s source and target.",
    },
  ],
  schedule: {
    note: "By the last Friday a trial group can move over the weekend. Labels approved a day late cost the group that weekend.",
    weeks: ["Scan", "Judge", "Label", "Build"],
    work: [
      {
        name: "Scan of the whole estate",
        who: "Migration engineer",
        days: [[1, 4]],
        critical: true,
      },
      {
        name: "Default verdicts out, objections in",
        who: "Lead consultant, trial group",
        days: [[5, 10]],
        critical: true,
      },
      { name: "Thirty people search by stopwatch", who: "Information architect", days: [[2, 5]] },
      {
        name: "Labels approved before any library",
        who: "Records manager and security",
        days: [[11, 13]],
        critical: true,
      },
      {
        name: "Site map, terms and permissions",
        who: "Information architect",
        days: [[14, 15]],
        critical: true,
      },
      { name: "Card sorts for the hubs", who: "Information architect", days: [[8, 13]] },
      {
        name: "Content under no schedule, ruled on",
        who: "Your records manager",
        days: [
          [7, 8],
          [12, 14],
        ],
      },
      {
        name: "New sites for the trial group",
        who: "Two engineers",
        days: [[16, 20]],
        critical: true,
      },
    ],
    handover: { day: 20, name: "trial sites, ready for the weekend", who: "Your content managers" },
  },
  quickInfo: {
    firstResult: { week: 5, text: "the first group of teams at work on its new sites" },
    team: "Lead consultant, information architect, two engineers, trainer",
    weAsk: "Content managers four hours a week, a records manager, a security officer",
  },
  features: [
    "Inventory of sites, sharing links and workflows",
    "Hub structure tested by card sort",
    "Retention and sensitivity labels in Microsoft Purview",
    "Site request form with two contacts and an expiry",
    "Replacement of InfoPath forms and classic workflows",
    "Move groups drawn by who shares files",
  ],
  benefits: [
    "The current policy comes up on the first search",
    "Copilot finds nothing that is open to the whole company by mistake",
    "File servers and the old farm go off thirty days after the last move",
    "Each site has two contacts and an expiry date",
    "Content outside the schedule gets a ruling before anything is deleted",
  ],
  visualization: {
    kind: "chart",
    chart: "bar",
    title: "3,100 old sites, sorted by the people who use them",
    summary:
      "Users agree to delete or archive 60% of the estate, which leaves 1,240 sites to merge, move or rebuild.",
    measure: "Sites by verdict",
    series: [
      { name: "Delete", value: 1140, emphasized: true },
      { name: "Archive", value: 720, emphasized: true },
      { name: "Move", value: 640 },
      { name: "Merge", value: 430 },
      { name: "Rebuild", value: 170 },
    ],
  },
  combinedWith: [
    {
      service: "change-acceleration",
      why: "Sending links in place of attachments is a habit, and local champions are how it spreads.",
    },
    {
      service: "cloud-migration",
      why: "A file server in a migration wave cannot be shut until its content has a home.",
    },
    {
      service: "retrieval-augmented-generation",
      why: "An assistant that answers from documents inherits the labels and permissions set here.",
    },
  ],
  industries: ["Financial Services", "Healthcare", "Manufacturing", "Education"],
} satisfies Service;
