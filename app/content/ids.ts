/**
 * Every id that can appear in a URL, in the order in which cards show them.
 * Plain lists, so that the route table, the build and the tests can read them
 * without loading the copy, and so that a link to a missing page is a type error.
 */
export const serviceIdsByGroup = {
  "enterprise-solutions": [
    "strategic-portfolio-management",
    "enterprise-digital-transformation",
    "program-governance-assurance",
    "business-process-optimization",
    "enterprise-architecture",
    "ma-integration-excellence",
  ],
  "specialized-services": [
    "executive-advisory-services",
    "global-delivery-networks",
    "change-acceleration",
    "performance-analytics",
    "resource-optimization",
    "financial-management",
  ],
  "industry-expertise": [
    "financial-services",
    "healthcare-life-sciences",
    "technology-telecommunications",
  ],
  "technology-transformation": [
    "legacy-modernization",
    "cloud-migration",
    "sharepoint-implementation",
    "data-center-transformation",
    "sow-development",
    "poc-development",
  ],
  "premium-service-offerings": [
    "enterprise-transformation",
    "data-analytics",
    "ai-ml-solutions",
    "value-stream-optimization",
    "intelligent-automation",
    "leadership-development",
  ],
  "ai-solutions": [
    "ai-agent-development",
    "llm-fine-tuning",
    "multi-agent-systems",
    "retrieval-augmented-generation",
    "ai-process-automation",
    "ai-strategy-roadmap",
  ],
  "innovation-lab": ["innovation-lab"],
  // The services with their own sections.
  flagship: ["project-management-service", "strategic-consulting", "digital-transformation"],
} as const;

export type ServiceId = (typeof serviceIdsByGroup)[ServiceGroupId][number];

export const serviceIds: readonly ServiceId[] = Object.values(serviceIdsByGroup).flat();

/** Groups of services in display order, starting with what most clients buy first. */
export const serviceGroupIds = [
  "flagship",
  "enterprise-solutions",
  "specialized-services",
  "industry-expertise",
  "technology-transformation",
  "premium-service-offerings",
  "ai-solutions",
  "innovation-lab",
] as const satisfies readonly (keyof typeof serviceIdsByGroup)[];

export type ServiceGroupId = (typeof serviceGroupIds)[number];

/** A second URL for the same service; the canonical address is the value. */
export const serviceAliases = {
  "ai-strategy-consulting": "ai-strategy-roadmap",
} as const satisfies Record<string, ServiceId>;

export const caseStudySlugs = [
  "global-banking-platform-transformation",
  "healthcare-system-integration",
  "multi-market-product-launch",
  "azure-cloud-migration",
  "enterprise-sharepoint-implementation",
  "aerospace-manufacturing-transformation",
  "global-supply-chain-optimization",
  "regulatory-compliance-program",
] as const;

export type CaseStudySlug = (typeof caseStudySlugs)[number];
