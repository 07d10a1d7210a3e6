import type { Certification, NonEmpty } from "./types";

export const certifications: NonEmpty<Certification> = [
  { name: "PMP", scope: "Held by all our project managers and renewed every three years" },
  {
    name: "ISO 27001",
    status: "certified",
    scope: "Information security across our offices, staff and reporting platform",
  },
  {
    name: "ITIL v4",
    scope: "Held by our service managers, who run each handover into your operations",
  },
  {
    name: "GDPR",
    status: "compliant",
    scope: "Personal data in client work is processed under a data processing agreement",
  },
  {
    name: "SOC 2 Type II",
    status: "audited",
    scope: "Security, availability and confidentiality controls, tested over twelve months",
  },
];
