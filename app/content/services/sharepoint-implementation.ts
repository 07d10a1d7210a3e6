import type { Service } from "../types";

export default {
  template: "service",
  title: "SharePoint Implementation",
  description:
    "Clean up, structure and move company content into SharePoint Online, so that staff find the current version and records rules hold.",
  group: "technology-transformation",
  kind: "migration",
  lead: "A SharePoint rollout is won or lost before the first file moves, in how sites are grouped, who owns them and what gets deleted. We settle those points with the people who own the content, then migrate.",
  instead: [{ when: "this is not your case", service: "change-acceleration" }],
  overview: [
    {
      label: "Passage 1",
      covers: [],
      text: "Search for the parental leave policy: seven versions turn up, four of them older than the merger. Files sit on network drives, in a farm that is out of support, in personal OneDrives and in mail. Teams has made a site behind every team, many of them abandoned. Folder permissions have been broken so often that the list of who sees what is guesswork. Switch on Copilot over that, and anyone can find what was shared too widely.",
    },
    {
      label: "Passage 2",
      covers: [],
      text: "A scan of the whole estate starts on day one. It lists sites, libraries, workflows and custom web parts with size, last edit and sharing links, and each owner receives a default verdict: delete, archive, merge, move or rebuild. While they answer, we run card sorts with thirty or so staff to shape the hubs. Four weeks in, you have an agreed site map, a term store outline, a permission model and one group of teams moved as a trial.",
    },
    {
      label: "Passage 3",
      covers: [],
      text: "Staff will judge the result by what they can find. Twenty everyday tasks, such as finding the current expense limit, are timed with real users before and after. We also watch searches that end without a click, sites with fewer than two owners, links open to the whole company, and help desk tickets in the ten days after each move.",
    },
    {
      label: "Passage 4",
      covers: [],
      text: "A lead consultant and an information architect settle the structure, a Microsoft 365 engineer and a migration engineer carry it out, and a trainer follows each move. People who share files move together, whatever the org chart says, and their content owners give four hours a week while their turn lasts. Your records manager and security officer approve the labels before content moves, because a late change means touching every library again.",
    },
    {
      label: "Passage 5",
      covers: [],
      text: "What remains can be run by two administrators. New sites come from templates behind a request form with an owner and an expiry date. Retention and sensitivity labels follow your records schedule. InfoPath forms and classic workflows have been rebuilt in Power Apps and Power Automate, or dropped. The file we leave holds the governance plan, a six-page guide for site owners and a log of each item’s source and target.",
    },
  ],
  quickInfo: {
    firstResult: { week: 4, text: "TODO" },
    team: "TODO",
    weAsk: "TODO",
  },
  features: [
    "Inventory of sites, sharing links and workflows",
    "Hub structure tested by card sort",
    "Retention and sensitivity labels in Microsoft Purview",
    "Site request form with owner and expiry",
    "Replacement of InfoPath forms and classic workflows",
    "Move groups drawn by who shares files",
  ],
  benefits: [
    "The current policy comes up on the first search",
    "Oversharing closed before Copilot can surface it",
    "File servers and the old farm switched off",
    "Two named owners and a review date on each site",
    "Records kept for as long as the schedule says",
  ],
  visualization: {
    kind: "chart",
    chart: "bar",
    title: "3,100 old sites, sorted by the people who own them",
    summary:
      "Owners delete or archive 60% of the estate, which leaves 1,240 sites to merge, move or rebuild.",
    measure: "Sites by owner verdict",
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
