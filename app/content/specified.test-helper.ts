import type { CaseStudyIndustry, ServiceGroupId } from "./types";

/** The specification's own lists; a site may have more services, but not fewer. */
export const specifiedGroups: Partial<Record<ServiceGroupId, string[]>> = {
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
};

export const fixedPages: readonly string[] = [
  "strategic-portfolio-management",
  "program-governance-assurance",
  "ma-integration-excellence",
  "innovation-lab",
  "global-delivery-networks",
  "performance-analytics",
  "resource-optimization",
  "technology-telecommunications",
  "healthcare-life-sciences",
  "financial-services",
  "enterprise-digital-transformation",
  "business-process-optimization",
  "enterprise-architecture",
  "change-acceleration",
];

export const specifiedIndustries = {
  "global-banking-platform-transformation": "Financial Services",
  "healthcare-system-integration": "Healthcare",
  "multi-market-product-launch": "Technology",
  "azure-cloud-migration": "Technology Transformation",
  "enterprise-sharepoint-implementation": "Digital Workplace",
  "aerospace-manufacturing-transformation": "Manufacturing",
  "global-supply-chain-optimization": "Retail",
  "regulatory-compliance-program": "Financial Services",
} satisfies Partial<Record<string, CaseStudyIndustry>>;
