import { href } from "react-router";
import { servicePath } from "../../lib/paths";

/** Where an industry tile leads: its service, its case studies, or the contact page with its topic. */
export const industryPaths = {
  "Financial Services": servicePath("financial-services"),
  Healthcare: servicePath("healthcare-life-sciences"),
  Technology: servicePath("technology-telecommunications"),
  Manufacturing: `${href("/client-success-stories")}?industry=Manufacturing`,
  Energy: `${href("/contact")}?topic=energy`,
  Education: `${href("/contact")}?topic=education`,
};
