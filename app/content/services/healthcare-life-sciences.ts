import type { Service } from "../types";

export default {
  template: "solution",
  title: "Healthcare & Life Sciences",
  description:
    "Change programs for hospitals, drug makers and device makers, planned around patient safety, shifts and inspections.",
  group: "industry-expertise",
  kind: "industry",
  lead: "Nobody postpones a birth because the record system is being replaced. We plan change around the ward and the batch record, with clinicians and quality staff in the team from the first day.",
  instead: [{ when: "this is not your case", service: "enterprise-architecture" }],
  sections: [
    {
      heading: "Three screens for one allergy",
      paragraphs: [
        "In a hospital group of six sites we expect to find 90 interfaces, a third of them undocumented. A nurse types the same allergy into three systems. Discharge letters wait for a lab result that sits in a fourth. When a merger adds two more sites, the patient index gains duplicates faster than the records team can merge them.",
        "On the life sciences side the drag is different. Validation takes longer than the build, because every requirement is tested to the same depth. Trial sites take seven months to open. A label change passes through a chain of spreadsheets, and quality assurance learns of a new system when it is asked to sign.",
      ],
    },
    {
      heading: "Two weeks of shifts before any plan",
      paragraphs: [
        "The core team is a program director, a nurse or physician informatician, an integration architect, a validation lead and a training lead. The clinical lead among them follows admissions, medication rounds and discharge, one night shift included. In a plant the same two weeks go to batch release, deviations and the sample path through the lab. The architect, in parallel, lists every interface with its message type, owner and failure mode.",
        "Doctors, nurses, pharmacists and IT then sit down to a hazard workshop, from which each hazard leaves with a rating, a control and a name. Go-live windows come last: clear of winter pressure, the yearly intake of new residents, and any inspection already announced. The chief nursing officer or the head of quality then reads the plan, and can send it back.",
      ],
    },
    {
      heading: "Test where the patient could be harmed",
      paragraphs: [
        "Validation follows risk. A dose calculation gets scripted tests, a second tester and signed evidence; a cafeteria menu does not. For GxP systems we write the validation plan and traceability matrix before configuration starts and reuse the supplier’s own tests where an assessment supports it. For clinical systems the safety case grows with the build, and no high-rated hazard is open on go-live day.",
      ],
    },
    {
      heading: "Counted at the bedside and the bench",
      paragraphs: [
        "We watch what staff feel: minutes from order to first dose, duplicate records per thousand patients, tickets per hundred beds. Plants and labs get deviations per batch and days from last test to release. The baseline is taken six weeks before go-live, and the readings continue for twelve weeks after it. A dip in the first month is normal, and the board hears its expected size in advance.",
      ],
    },
    {
      heading: "Left on the ward and in the quality system",
      paragraphs: [
        "The interface catalog gets an owner in your integration team. Each ward keeps a downtime pack it has rehearsed on paper. Quality receives the traceability matrix and signed protocols in the form an inspector asks for, and the hazard log passes to your clinical safety officer, still live. Super users, one for every eight clinicians, stay on the roster for three months.",
      ],
    },
  ],
  features: [
    "Electronic health record rollout, hospital by hospital",
    "HL7 and FHIR interface catalog and rebuild",
    "Patient index cleanup before record merges",
    "Clinical hazard log with named controls",
    "Risk-based validation of GxP systems",
    "Trial site start-up and study handover",
    "Downtime drills on every shift",
    "At-the-elbow support during go-live",
  ],
  benefits: [
    "Clinicians enter a fact once and find it everywhere",
    "Go-live decided on a current safety case",
    "Validation effort spent where patients carry the risk",
    "Inspection questions answered from one evidence file",
    "Order-to-dose times back to baseline within weeks",
    "Wards that can work safely through an outage",
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
  visualizationAfter: 3,
  visualization: {
    kind: "workflow",
    title: "How a clinical system change reaches the ward",
    summary:
      "Six steps take a change from the care pathway to live use, and each hands over a signed record.",
    steps: [
      {
        name: "Walk the care pathway",
        owner: "Clinical lead",
        handover: "Pathway map signed by ward staff",
      },
      {
        name: "Rate the hazards",
        owner: "Clinical safety officer",
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
