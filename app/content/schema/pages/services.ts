import { exactly, group, line, link, list, reference, text } from "../fields.ts";
import { textsIn } from "../house-style.ts";
import { chart } from "../visualization.ts";
import {
  action,
  closing,
  figure,
  head,
  heading,
  intro,
  place,
  search,
  sectionIntro,
  titledText,
} from "./parts.ts";

const industry = group("Industry", {
  industry: reference("industries", "Industry"),
  href: link(
    "Where the tile leads",
    "Its service, its case studies, or the contact page with a topic.",
  ),
  text: text("Text", 118),
  proof: group("What a client says about us", {
    company: reference("clients", "Client", "Another one for each industry."),
    text: text("Text", 74, "Follows the name of the client."),
  }),
});

const plan = group("Plan", {
  phases: exactly(
    5,
    "Phases",
    group("Phase", { name: line("Name", 8), until: line("Until", 24, "Begins with “to”.") }),
    { hint: "Services are placed on them in quarters.", row: "{name}" },
  ),
  columns: group("Columns", {
    service: line("Above the names", 12),
    description: line("Above the descriptions", 20),
  }),
  atRest: reference("services", "Highlighted service", "While no row is hovered or focused."),
  load: titledText("Services at work", 20, 40, "Beside the bars that count services."),
  legend: group("Legend", {
    span: line("Bar", 26),
    chosen: line("Highlighted bar", 29),
    end: line("Dot", 20),
  }),
});

const row = group("Row", {
  aspect: line("Aspect", 18),
  values: exactly(3, "Values", text("Value", 55), { hint: "In the order of the columns." }),
});

const model = group("Model", {
  model: line("Model", 10),
  fit: text("What it is right for", 82),
  youCarry: text("What the client carries", 110),
  weCarry: text("What we carry", 112),
  payment: text("When payment falls due", 125),
  exit: group(
    "The way out",
    { you: text("For the client", 78), we: text("For us", 78) },
    "Each follows its label.",
  ),
});

const engagement = group(
  "Engagement models",
  {
    heading: heading(),
    text: text("Text", 270),
    columns: group("Columns", {
      model: line("Model", 8),
      youCarry: line("What the client carries", 12),
      weCarry: line("What we carry", 12),
      payment: line("Payment", 21),
      exit: line("The way out", 14),
    }),
    sides: group("Labels of the way out", { you: line("The client", 6), we: line("We", 6) }),
    models: exactly(3, "Models", model, { row: "{model}" }),
  },
  "Who carries which risk, what makes a payment due and how each side gets out. No prices.",
).superRefine((value, context) => {
  for (const { path, text } of textsIn(value))
    if (/[£$€%\d]/.test(text))
      context.addIssue({ code: "custom", path: [...path], message: "no price, no share." });
});

export const servicesSchema = group("Services", {
  ...place("/services"),
  head,
  intro,
  values: exactly(3, "Values", titledText("Value", 24, 138), { row: "{title}" }),
  valuesPicture: reference("case-studies", "Picture behind the values", "That of a case study."),
  industriesIntro: sectionIntro("Above the industries"),
  industries: exactly(6, "Industries", industry, { row: "{industry}" }).superRefine(
    (industries, context) => {
      const companies = industries.map(({ proof }) => proof.company);
      for (const [index, company] of companies.entries())
        if (companies.indexOf(company) < index)
          context.addIssue({
            code: "custom",
            path: [index, "proof", "company"],
            message: `“${company}” speaks for another industry already.`,
          });
    },
  ),
  impact: exactly(4, "Figures of our impact", figure()),
  impactIntro: sectionIntro("Above the figures"),
  section: sectionIntro("Above the plan"),
  plan,
  analytics: group("Analytics", {
    title: heading(40),
    text: text("Text", 88),
    charts: exactly(4, "Charts", chart, { row: "{title}" }),
  }),
  comparison: group("Comparison", {
    heading: heading(),
    text: text("Text", 110),
    columns: exactly(3, "Columns", line("Column", 28), { hint: "We come first." }),
    rows: list(8, 12, "Rows", row, { row: "{aspect}" }),
    service: reference(
      "services",
      "Service",
      "The one that is compared; a link below leads to it.",
    ),
  }),
  certificationsIntro: sectionIntro("Above the certifications", 193),
  certificationsLink: action("Link below the certifications").exactOptional(),
  trust: exactly(3, "Figures in the trust strip", figure()),
  engagement,
  notFor: group("When not to hire us", {
    heading: heading(),
    text: text("Text", 107),
    cases: list(3, 5, "Cases", titledText("Case", 42, 165), { row: "{title}" }),
  }),
  closing,
  search: search.exactOptional(),
});
