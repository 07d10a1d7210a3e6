import { anyRows, group, line } from "./fields.ts";

export const certificationsSchema = group("Certifications", {
  certifications: anyRows(12, "Certifications", "Certification", "{name}", {
    name: line("Name", 30),
    status: line(
      "Status",
      16,
      "One word, shown with the name. For example: certified",
    ).exactOptional(),
    scope: line("Scope", 110, "What is certified."),
  }),
});
