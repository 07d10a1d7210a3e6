import type { Service } from "../types";

export default {
  template: "service",
  title: "Legacy Modernization",
  description:
    "Replace aging core systems slice by slice, on recovered rules, with a shutdown date for every old program.",
  group: "technology-transformation",
  kind: "migration",
  lead: "If the last person who understands the overnight batch retires in eighteen months, sending it through Cloud Migration only moves the problem. We recover the rules buried in old code and rebuild the system one slice at a time while it keeps taking orders.",
  instead: [{ when: "this is not your case", service: "cloud-migration" }],
  overview: [
    {
      label: "Passage 1",
      covers: [],
      text: "The system still works, and that is the trap. A COBOL or PL/SQL core settles every policy and invoice, the batch run ends forty minutes before the branches open, and each release needs a six-week freeze. Two developers can read the code. One of them is a contractor. Two rewrites have been started and dropped, neither with an end date that anyone believed.",
    },
    {
      label: "Passage 2",
      covers: [],
      text: "Workshops can wait, because the truth is in the code and the logs. Within two weeks static analysis has mapped programs, copybooks, tables and job chains, and production traces show which of them run at all. About a third usually do not. Next we look for seams, the places where a call or a file can be intercepted. One of them is chosen within the month as the first slice: small enough to ship in a quarter and real enough to carry live customers.",
    },
    {
      label: "Passage 3",
      covers: [],
      text: "From then on a routing layer sits in front of the old core and sends one capability after another to its replacement. Both sides run on the same inputs. We compare outputs to the penny through at least one full month-end, and each difference is either fixed or signed off by the business owner as an old bug. Fallback is a switch, tested weekly until the slice is closed.",
    },
    {
      label: "Passage 4",
      covers: [],
      text: "Progress is counted in things that have gone: programs retired, mainframe MIPS no longer billed, manual reconciliations closed. We also track lead time for a change and the share of releases that fail. New code earns no credit while its predecessor is still scheduled. That rule is unpopular in month three and well liked by finance in month twelve.",
    },
    {
      label: "Passage 5",
      covers: [],
      text: "A modernization architect leads two engineers who read the legacy language, four who build in the new one, a data engineer and a tester for the parallel run. Your long-serving developers are booked at half time from the first day. At the close you hold the source, the recovered rules as executable tests, a data dictionary and a decommissioning record for each job switched off.",
    },
  ],
  quickInfo: {
    firstResult: { week: 4, text: "TODO" },
    team: "TODO",
    weAsk: "TODO",
  },
  features: [
    "Program and job-chain inventory from production traces",
    "Business rules recovered as executable tests",
    "Strangler routing layer with a fallback switch",
    "Change data capture between old and new stores",
    "Parallel run compared to the penny",
    "Shutdown register, job by job",
  ],
  benefits: [
    "Mainframe and license fees end on a named date",
    "Changes go live in days, without a release freeze",
    "Rules can be read by people who never wrote COBOL",
    "No single weekend on which everything must switch over",
    "Knowledge outlives the two people who hold it now",
  ],
  visualization: {
    kind: "diagram",
    title: "How one capability at a time leaves the old core",
    summary:
      "Calls and files meet a routing layer that picks the new service or the old core, while synchronization keeps both sets of data equal.",
    layers: [
      { name: "Channels", parts: ["Branch screens", "Web and app", "Partner files"] },
      {
        name: "Routing layer",
        emphasized: true,
        parts: ["API facade", "File interceptor", "Fallback switch"],
      },
      { name: "New services", parts: ["Pricing", "Billing", "Customer record"] },
      {
        name: "Synchronization",
        parts: ["Change data capture", "Output comparator", "Difference log"],
      },
      { name: "Legacy core", parts: ["Batch scheduler", "COBOL programs", "DB2 tables"] },
    ],
  },
  combinedWith: [
    {
      service: "cloud-migration",
      why: "Sound applications are rehosted and tangled ones rebuilt, so a single wave plan should hold both.",
    },
    {
      service: "enterprise-architecture",
      why: "The target architecture decides which slice is cut first and where its boundary runs.",
    },
    {
      service: "poc-development",
      why: "A proof on one batch chain shows whether the new stack can meet the overnight window.",
    },
  ],
  industries: ["Financial Services", "Manufacturing", "Retail"],
} satisfies Service;
