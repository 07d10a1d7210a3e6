import { exactly, group } from "../fields.ts";
import { closing, figure, head, intro, path, search } from "./parts.ts";

export const caseStudiesSchema = group("Case studies", {
  path,
  head,
  intro,
  closing,
  figures: exactly(3, "Figures", figure()),
  search: search.exactOptional(),
});
