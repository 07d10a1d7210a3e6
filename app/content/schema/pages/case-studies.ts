import { exactly, group } from "../fields.ts";
import { closing, figure, head, intro, place, search } from "./parts.ts";

export const caseStudiesSchema = group("Case studies", {
  ...place,
  head,
  intro,
  closing,
  figures: exactly(3, "Figures", figure()),
  search: search.exactOptional(),
});
