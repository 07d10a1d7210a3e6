import { anyNumber, group, line } from "./fields.ts";

export const certificationsSchema = group("Certifications", {
  certifications: anyNumber(
    12,
    "Certifications",
    group("Certification", {
      name: line("Name", 30),
      status: line(
        "Status",
        16,
        "One word, for those that the services page names in its trust strip.",
      ).exactOptional(),
      scope: line("Scope", 110),
    }),
    { row: "{name}" },
  ),
});
