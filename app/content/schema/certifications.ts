import { anyRows, group, line } from "./fields.ts";

export const certificationsSchema = group("Certifications", {
  certifications: anyRows(12, "Certifications", "Certification", "{name}", {
    name: line("Name", 30),
    status: line(
      "Status",
      16,
      "One word, for the certifications the services page shows.",
    ).exactOptional(),
    scope: line("Scope", 110, "What is certified."),
  }),
});
