/** What somebody types, and the pages that answer it; without a hash any place on a page will do. */
type Row = readonly [asked: string, ...pages: string[]];

const named = (rows: readonly Row[]) => rows.map(([asked, ...pages]) => ({ asked, pages }));

/**
 * Sixty questions of buyers, written before any search was tried on them, in their words and not in
 * those of the pages: with typos, British spellings, abbreviations and words half typed.
 */
export const questions = named([
  ["sharepo", "/services/sharepoint-implementation"],
  ["RAG chatbot", "/services/retrieval-augmented-generation"],
  ["data center closing", "/services/data-center-transformation"],
  ["post merger integration", "/services/ma-integration-excellence"],
  ["M&A", "/services/ma-integration-excellence"],
  ["move our servers to aws", "/services/cloud-migration"],
  ["cobol mainframe", "/services/legacy-modernization"],
  ["programme assurence", "/services/program-governance-assurance"],
  ["independent review of a failing project", "/services/program-governance-assurance"],
  ["PMO as a service", "/services/project-management-service"],
  ["hire a project manger", "/services/project-management-service"],
  ["who runs the project after you leave", "/services/project-management-service", "/#process"],
  ["fine tune gpt on our data", "/services/llm-fine-tuning"],
  ["mutli agent", "/services/multi-agent-systems"],
  ["where should we start with AI", "/services/ai-strategy-roadmap"],
  ["invoice procesing", "/services/ai-process-automation", "/services/intelligent-automation"],
  ["RPA bots", "/services/intelligent-automation"],
  ["machine lerning forecasting", "/services/ai-ml-solutions"],
  ["power bi dashboards", "/services/data-analytics", "/services/performance-analytics"],
  ["organisational change managment", "/services/change-acceleration"],
  ["nobody uses the new system", "/services/change-acceleration"],
  [
    "coaching for executives",
    "/services/executive-advisory-services",
    "/services/leadership-development",
  ],
  ["proof of concept", "/services/poc-development"],
  ["vendor contracts", "/services/sow-development"],
  ["offshore delivery centre", "/services/global-delivery-networks"],
  ["cost cutting and restructuring", "/services/enterprise-transformation"],
  ["process mining", "/services/business-process-optimization"],
  [
    "lean six sigma",
    "/services/value-stream-optimization",
    "/services/business-process-optimization",
  ],
  [
    "too many projects not enough people",
    "/services/resource-optimization",
    "/services/strategic-portfolio-management",
  ],
  ["portfolio prioritisation", "/services/strategic-portfolio-management"],
  ["capex forecast", "/services/financial-management"],
  ["TOGAF", "/services/enterprise-architecture"],
  ["pharma", "/services/healthcare-life-sciences"],
  ["5g network roll out", "/services/technology-telecommunications"],
  ["erp rollout", "/services/enterprise-digital-transformation"],
  ["R&D prototypes", "/services/innovation-lab"],
  [
    "hospital EHR rollout",
    "/case-study/healthcare-system-integration",
    "/services/healthcare-life-sciences",
  ],
  ["azure migraton example", "/case-study/azure-cloud-migration"],
  [
    "core bankng",
    "/case-study/global-banking-platform-transformation",
    "/services/financial-services",
  ],
  ["warehouse logistics", "/case-study/global-supply-chain-optimization"],
  ["aircraft factory", "/case-study/aerospace-manufacturing-transformation"],
  ["launching a product in several countries", "/case-study/multi-market-product-launch"],
  ["fixing findings from the regulater", "/case-study/regulatory-compliance-program"],
  ["do you work agile or waterfall", "/contact#which-methodologies-do-you-use"],
  ["weekly status report", "/contact#how-do-you-report-progress"],
  [
    "how are you diffrent from contractors",
    "/contact#how-does-it-differ-from-traditional-project-management",
    "/services#why-pmaas",
  ],
  ["what is pmaas", "/contact#what-is-project-management-as-a-service"],
  ["what kinds of projects do you take on", "/contact#which-types-of-project-do-you-manage"],
  ["how do you measure success", "/about#how-we-measure", "/about#success-rate"],
  ["costumer satisfaction", "/about#satisfaction"],
  ["how many employes", "/about#people"],
  ["g2 reviews", "/about#g2-rating"],
  ["uptime sla", "/about#uptime"],
  ["iso 27001", "/services#certifications"],
  ["how much does it cost", "/contact#before-you-call", "/services#engagement-models"],
  ["jobs", "/about", "/contact"],
  ["privacy polcy", "/privacy-policy"],
  ["refrences from clients", "/testimonials", "/client-success-stories"],
  ["book a call", "/contact"],
  ["liability", "/terms-of-service"],
]);

/**
 * Twenty more, written when the search words were finished, and no word was added there for
 * them: what is found of these is nearer to what a stranger finds.
 */
export const controlQuestions = named([
  ["how quickly can you start", "/services#why-pmaas", "/about#implementation"],
  ["project recovery", "/services/program-governance-assurance"],
  ["cancellation terms", "/services#engagement-models"],
  ["do you do fixed price", "/services#engagement-models"],
  ["our best people are always overbooked", "/services/resource-optimization"],
  ["GxP validation", "/services/healthcare-life-sciences"],
  ["reduce cloud bill", "/services/cloud-migration"],
  ["vector databse", "/services/retrieval-augmented-generation"],
  ["train managers to sponsor projects", "/services/leadership-development"],
  ["different numbers in every report", "/services/data-analytics"],
  ["AI stuck in pilot", "/services/ai-strategy-roadmap", "/services/poc-development"],
  ["server room move", "/services/data-center-transformation"],
  ["bank case study", "/case-study/global-banking-platform-transformation"],
  ["wealth manager regulator letter", "/case-study/regulatory-compliance-program"],
  ["who answers at night", "/about#global-support", "/about#hubs-heading"],
  ["number of countries you work in", "/about#markets", "/about#countries-delivered"],
  ["which law applies", "/terms-of-service"],
  ["session storage", "/cookies"],
  ["is my data kept in the EU", "/security#client-data", "/privacy-policy"],
  ["sharepoint permisions mess", "/services/sharepoint-implementation"],
]);

type BuyerQuestion = (typeof questions)[number];

function isRight(path: string, { pages }: BuyerQuestion): boolean {
  return pages.includes(path) || pages.includes(path.replace(/[?#].*/, ""));
}

/** How many questions lead to their page, by its place among what is found. */
export function score(list: typeof questions, find: (asked: string) => readonly string[]) {
  const placed = list.map((question) => {
    const place = find(question.asked).findIndex((path) => isRight(path, question));
    return { asked: question.asked, place: place < 0 ? Number.POSITIVE_INFINITY : place };
  });
  const beyond = (most: number) => placed.filter(({ place }) => place >= most);
  return {
    first: list.length - beyond(1).length,
    amongThree: list.length - beyond(3).length,
    missed: beyond(3).map(({ asked }) => asked),
    notFirst: beyond(1).map(({ asked }) => asked),
  };
}
