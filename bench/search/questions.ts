/** What somebody types, and where it should lead. */
export interface BuyerQuestion {
  asked: string;
  /** One page, or two that answer as well. Without a hash any place on the page will do. */
  pages: readonly [string, string?];
}

const service = (id: string) => `/services/${id}`;
const story = (slug: string) => `/case-study/${slug}`;

/**
 * Sixty questions of buyers, written before any search was tried on them, in their words and not in
 * those of the pages: with slips of the pen, British spellings, abbreviations and words half typed.
 */
export const questions: readonly BuyerQuestion[] = [
  // Services
  { asked: "sharepo", pages: [service("sharepoint-implementation")] },
  { asked: "RAG chatbot", pages: [service("retrieval-augmented-generation")] },
  { asked: "data center closing", pages: [service("data-center-transformation")] },
  { asked: "post merger integration", pages: [service("ma-integration-excellence")] },
  { asked: "M&A", pages: [service("ma-integration-excellence")] },
  { asked: "move our servers to aws", pages: [service("cloud-migration")] },
  { asked: "cobol mainframe", pages: [service("legacy-modernization")] },
  { asked: "programme assurence", pages: [service("program-governance-assurance")] },
  {
    asked: "independent review of a failing project",
    pages: [service("program-governance-assurance")],
  },
  { asked: "PMO as a service", pages: [service("project-management-service")] },
  { asked: "hire a project manger", pages: [service("project-management-service")] },
  {
    asked: "who runs the project after you leave",
    pages: [service("project-management-service"), "/#process"],
  },
  { asked: "fine tune gpt on our data", pages: [service("llm-fine-tuning")] },
  { asked: "mutli agent", pages: [service("multi-agent-systems")] },
  { asked: "where should we start with AI", pages: [service("ai-strategy-roadmap")] },
  {
    asked: "invoice procesing",
    pages: [service("ai-process-automation"), service("intelligent-automation")],
  },
  { asked: "RPA bots", pages: [service("intelligent-automation")] },
  { asked: "machine lerning forecasting", pages: [service("ai-ml-solutions")] },
  {
    asked: "power bi dashboards",
    pages: [service("data-analytics"), service("performance-analytics")],
  },
  { asked: "organisational change managment", pages: [service("change-acceleration")] },
  { asked: "nobody uses the new system", pages: [service("change-acceleration")] },
  {
    asked: "coaching for executives",
    pages: [service("executive-advisory-services"), service("leadership-development")],
  },
  { asked: "proof of concept", pages: [service("poc-development")] },
  { asked: "vendor contracts", pages: [service("sow-development")] },
  { asked: "offshore delivery centre", pages: [service("global-delivery-networks")] },
  { asked: "cost cutting and restructuring", pages: [service("enterprise-transformation")] },
  { asked: "process mining", pages: [service("business-process-optimization")] },
  {
    asked: "lean six sigma",
    pages: [service("value-stream-optimization"), service("business-process-optimization")],
  },
  {
    asked: "too many projects not enough people",
    pages: [service("resource-optimization"), service("strategic-portfolio-management")],
  },
  { asked: "portfolio prioritisation", pages: [service("strategic-portfolio-management")] },
  { asked: "capex forecast", pages: [service("financial-management")] },
  { asked: "TOGAF", pages: [service("enterprise-architecture")] },
  { asked: "pharma", pages: [service("healthcare-life-sciences")] },
  { asked: "5g network roll out", pages: [service("technology-telecommunications")] },
  { asked: "erp rollout", pages: [service("enterprise-digital-transformation")] },
  { asked: "R&D prototypes", pages: [service("innovation-lab")] },

  // Case studies
  {
    asked: "hospital EHR rollout",
    pages: [story("healthcare-system-integration"), service("healthcare-life-sciences")],
  },
  { asked: "azure migraton example", pages: [story("azure-cloud-migration")] },
  {
    asked: "core bankng",
    pages: [story("global-banking-platform-transformation"), service("financial-services")],
  },
  { asked: "warehouse logistics", pages: [story("global-supply-chain-optimization")] },
  { asked: "aircraft factory", pages: [story("aerospace-manufacturing-transformation")] },
  {
    asked: "launching a product in several countries",
    pages: [story("multi-market-product-launch")],
  },
  { asked: "fixing findings from the regulater", pages: [story("regulatory-compliance-program")] },

  // Questions on the contact page
  { asked: "do you work agile or waterfall", pages: ["/contact#which-methodologies-do-you-use"] },
  { asked: "weekly status report", pages: ["/contact#how-do-you-report-progress"] },
  {
    asked: "how are you diffrent from contractors",
    pages: [
      "/contact#how-does-it-differ-from-traditional-project-management",
      "/services#why-pmaas",
    ],
  },
  { asked: "what is pmaas", pages: ["/contact#what-is-project-management-as-a-service"] },
  {
    asked: "what kinds of projects do you take on",
    pages: ["/contact#which-types-of-project-do-you-manage"],
  },

  // Claims in the ledger
  { asked: "how do you measure success", pages: ["/about#how-we-measure", "/about#success-rate"] },
  { asked: "costumer satisfaction", pages: ["/about#satisfaction"] },
  { asked: "how many employes", pages: ["/about#people"] },
  { asked: "g2 reviews", pages: ["/about#g2-rating"] },
  { asked: "uptime sla", pages: ["/about#uptime"] },

  // Pages
  { asked: "iso 27001", pages: ["/services#certifications"] },
  { asked: "how much does it cost", pages: ["/contact", "/services#engagement-models"] },
  { asked: "jobs", pages: ["/about", "/contact"] },
  { asked: "privacy polcy", pages: ["/privacy-policy"] },
  { asked: "refrences from clients", pages: ["/testimonials", "/client-success-stories"] },
  { asked: "book a call", pages: ["/contact"] },
  { asked: "liability", pages: ["/terms-of-service"] },
];

/**
 * Twenty more, written when the words of app/content/search-words.ts stood, and none was added for
 * them: what is found of these is nearer to what a stranger finds.
 */
export const controlQuestions: readonly BuyerQuestion[] = [
  { asked: "how quickly can you start", pages: ["/services#why-pmaas", "/about#implementation"] },
  { asked: "project recovery", pages: [service("program-governance-assurance")] },
  { asked: "cancellation terms", pages: ["/services#engagement-models"] },
  { asked: "do you do fixed price", pages: ["/services#engagement-models"] },
  { asked: "our best people are always overbooked", pages: [service("resource-optimization")] },
  { asked: "GxP validation", pages: [service("healthcare-life-sciences")] },
  { asked: "reduce cloud bill", pages: [service("cloud-migration")] },
  { asked: "vector databse", pages: [service("retrieval-augmented-generation")] },
  { asked: "train managers to sponsor projects", pages: [service("leadership-development")] },
  { asked: "different numbers in every report", pages: [service("data-analytics")] },
  {
    asked: "AI stuck in pilot",
    pages: [service("ai-strategy-roadmap"), service("poc-development")],
  },
  { asked: "server room move", pages: [service("data-center-transformation")] },
  { asked: "bank case study", pages: [story("global-banking-platform-transformation")] },
  { asked: "wealth manager regulator letter", pages: [story("regulatory-compliance-program")] },
  { asked: "who answers at night", pages: ["/about#global-support", "/about#hubs-heading"] },
  {
    asked: "number of countries you work in",
    pages: ["/about#markets", "/about#countries-delivered"],
  },
  { asked: "which law applies", pages: ["/terms-of-service"] },
  { asked: "session storage", pages: ["/cookies"] },
  { asked: "is my data kept in the EU", pages: ["/services#security", "/privacy-policy"] },
  { asked: "sharepoint permisions mess", pages: [service("sharepoint-implementation")] },
];
