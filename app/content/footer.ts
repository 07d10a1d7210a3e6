import type { ServiceId } from "./ids";

/** The services listed in the footer. */
export const footerServices: readonly { name: string; service: ServiceId }[] = [
  { name: "Project Management Service", service: "project-management-service" },
  { name: "Strategic Consulting", service: "strategic-consulting" },
  { name: "Digital Transformation", service: "digital-transformation" },
  { name: "Enterprise Transformation", service: "enterprise-transformation" },
  { name: "AI & ML Solutions", service: "ai-ml-solutions" },
];
