import type { Service } from "../types";

export default {
  template: "solution",
  title: "Healthcare & Life Sciences",
  description:
    "Change programs for hospitals, drug makers and device makers, planned around patient safety, HIPAA, shifts and inspections.",
  group: "industry-expertise",
  kind: "industry",
  lead: "Nobody postpones a birth because the record system is being replaced. We plan the change around the ward, the batch record and the law on patient data, with clinicians and quality staff in the team from the first day.",
  phases: { from: 4, to: 19 },
  instead: [
    {
      when: "the question is which system should hold which fact, across the whole enterprise",
      service: "enterprise-architecture",
    },
  ],
  sections: [
    {
      heading: "Before anyone opens a chart",
      paragraphs: [
        "When a US hospital gives us access to protected health information, HIPAA makes us its business associate. The business associate agreement is therefore in force before our first login, and our subcontractors accept the same terms. Access is the minimum necessary: by role, on the hospital’s own accounts, logged, and closed when the task ends. Where state law is stricter, as in California, we plan to the stricter rule.",
        "Patient data stays in the hospital’s systems; our reporting platform holds plan and status data only. Tests use de-identified records; load rehearsals need real ones and run inside your environment. A drug or device maker is rarely covered by HIPAA, and there 21 CFR Part 11 and the GxP rules come first.",
      ],
    },
    {
      heading: "One night shift included",
      paragraphs: [
        "For two weeks our clinical lead, a nurse or physician, follows admissions, medication rounds and discharge. In a plant the same weeks go to batch release, deviations and the sample path through the lab; for trials, to the seven months that a site takes to open. The integration architect lists every interface with its message type and failure mode. In six hospitals we expect about 140, a third of them undocumented, and a nurse who types the same allergy into three screens.",
      ],
    },
    {
      heading: "Test depth follows harm",
      paragraphs: [
        "Doctors, nurses, pharmacists and IT rate the hazards in week three and give each a control and a person to run it. Validation follows the rating. A dose calculation gets scripted tests, a second tester and stored evidence; a parking form gets none of it. For GxP systems our validation lead drafts the plan and the traceability matrix before configuration starts. Quality reads both drafts; if it first hears of a system on release day, it will say no.",
        "A safety reviewer from outside the delivery team reads the safety case and reports to the sponsor. No high-rated hazard is open on go-live day.",
      ],
    },
    {
      heading: "July, winter and the inspector",
      paragraphs: [
        "Go-live keeps clear of the July intake of residents, of flu season and of any announced inspection. The plan is on the table in week four. The chief nursing officer or the head of quality can send it back until it is approved in week six. A first hospital often goes live in month eight.",
        "Each shift works from its paper downtime pack once, as a drill. At go-live there is one super user for every eight clinicians, nights included. Super users stay on the ward for three weeks and on the roster for three months.",
      ],
    },
    {
      heading: "Read at the bedside and the bench",
      paragraphs: [
        "Wards count minutes from order to first dose and duplicate records per thousand patients. Plants count deviations per batch and days from last test to release. Readings run from six weeks before go-live to twelve weeks after. Expect a dip in the first month; the board hears its likely size beforehand.",
        "Then the hazard log passes to your patient safety officer, still live, the matrix to quality and the interface catalog to your integration team. Our accounts close on the last day, and your privacy officer gets the access record.",
      ],
    },
  ],
  features: [
    "Electronic health record rollout, hospital by hospital",
    "HL7 and FHIR interface catalog and rebuild",
    "Patient index cleanup before record merges",
    "Clinical hazard log that outlives go-live",
    "Risk-based validation of GxP systems",
    "Trial site start-up and study handover",
    "Downtime drills and elbow support on every shift",
    "HIPAA access by role, logged and closed",
  ],
  benefits: [
    { text: "Your privacy officer can see every login of ours and the day it closed", month: 1 },
    { text: "The board knows the first month’s dip before it comes", month: 6, until: 9 },
    {
      text: "Each shift has worked from its downtime pack once before it must",
      month: 7,
      until: 7,
    },
    { text: "No high-rated hazard is left open when a hospital goes live", month: 8 },
    {
      text: "Help stands close by: one super user for every eight clinicians",
      month: 8,
      until: 10,
    },
    { text: "Clinicians enter a fact once and find it everywhere", month: 9, key: true },
  ],
  caseStudies: [
    {
      slug: "healthcare-system-integration",
      relevance:
        "Separate hospital records became one patient record, and the patient index was cleaned before any site went live.",
    },
    {
      slug: "regulatory-compliance-program",
      relevance:
        "The industry differs but the craft carries over: each obligation leads to a control, and each control to evidence an inspector can read.",
    },
  ],
  visualizationAfter: 4,
  visualization: {
    kind: "workflow",
    title: "How a clinical system change reaches the ward",
    summary:
      "Six steps take a change from the care pathway to live use; the hazard rating decides how deep every later test goes.",
    steps: [
      {
        name: "Walk the care pathway",
        owner: "Clinical lead",
        handover: "Pathway map confirmed by ward staff",
      },
      {
        name: "Rate the hazards",
        emphasized: true,
        owner: "Patient safety officer",
        handover: "Hazard log with a control for each entry",
      },
      {
        name: "Validate the build",
        owner: "Validation lead",
        handover: "Traceability matrix and test evidence",
      },
      {
        name: "Rehearse the data load",
        owner: "Integration architect",
        handover: "Reconciled patient records",
      },
      {
        name: "Drill every shift",
        owner: "Training lead",
        handover: "Roster of trained super users",
      },
      {
        name: "Go live site by site",
        owner: "Chief nursing officer",
        handover: "Safety case passed to operations",
      },
    ],
  },
  combinedWith: [
    {
      service: "enterprise-architecture",
      why: "An agreed map says which system owns each fact about a patient, so interfaces stop arguing.",
    },
    {
      service: "business-process-optimization",
      why: "Discharge and batch release cross so many desks that each deserves a redesign in its own right.",
    },
    {
      service: "change-acceleration",
      why: "Clinicians adopt what respected peers use, and building that network is a craft of its own.",
    },
  ],
  industries: ["Healthcare", "Manufacturing", "Education"],
} satisfies Service;
