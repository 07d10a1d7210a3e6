import type { FileName } from "./file-schemas.ts";

/** Files as marketing would look for them. */
export const shelves: Record<string, readonly FileName[]> = {
  "Figures and facts": ["claims.yaml", "facts.yaml", "industries.yaml"],
  "Clients and voices": [
    "clients.yaml",
    "testimonials.yaml",
    "certifications.yaml",
    "recognition.yaml",
  ],
  Templates: ["templates/service.yaml", "templates/solution.yaml", "templates/case-study.yaml"],
  "Parts of pages": [
    "situations.yaml",
    "service-groups.yaml",
    "process.yaml",
    "faq.yaml",
    "letter.yaml",
    "friday-report.yaml",
    "stored-keys.yaml",
  ],
  "Whole site": ["site.yaml", "brand.yaml", "interface.yaml", "chat.yaml", "machines.yaml"],
};
