/**
 * What the chat assistant says. It stands here and not with the content of the pages because it
 * travels to the browser, when the chat is opened.
 */
import { site } from "../../site";

interface ChatKeyword {
  keyword: string;
  replies: readonly [string, string];
}

export interface ChatTopic {
  /** What its chip says. */
  label: string;
  /** Matched as whole words, in any case. */
  words: readonly string[];
  links: readonly { label: string; href: string }[];
}

export const greeting = `Hello, this is the automated assistant of ${site.name}. Ask me about services, pricing or past work, or choose a topic.`;

export const disclosure =
  "Automated: runs in this browser, sends nothing, forgets when the tab closes.";

/** To a topic that was chosen and has no keyword; its links stand below. */
export const topicReply = "These pages say more about that.";

/**
 * The first keyword found anywhere in a message decides, even inside a word: “which” holds
 * “hi”, “email” holds “ai”. So the replies to those two also point to the links below them.
 */
export const keywords: readonly ChatKeyword[] = [
  {
    keyword: "hello",
    replies: [
      "Hello, and welcome. What do you need to deliver, and by when?",
      "Hello. I can point you to services, case studies and the right mailbox.",
    ],
  },
  {
    keyword: "hi",
    replies: [
      "Hi. If you asked for something in particular, the links below lead straight to it.",
      "Hi there. Pick a topic, or type a word such as cloud, pricing or governance.",
    ],
  },
  {
    keyword: "service",
    replies: [
      "We are best known for Project Management as a Service. Around it we offer strategic consulting, digital transformation, enterprise transformation, and AI & ML solutions.",
      "Our services come in seven groups: enterprise solutions, specialized services, industry expertise, technology transformation, premium offerings, AI and the Innovation Lab. Each service has its own page with features and benefits.",
    ],
  },
  {
    keyword: "contact",
    replies: [
      `Please write to ${site.mailboxes.info}. A director answers within one working day.`,
      `E-mail reaches us best: ${site.mailboxes.info}. Two lines on the goal and the deadline are plenty.`,
    ],
  },
  {
    keyword: "project",
    replies: [
      "We run projects as a service. Certified project managers join yours on demand and bring our methods and platforms; a statement of work fixes what you get.",
      "Whether a project is late or has yet to begin, our managers can take it on. You subscribe to the capacity and change it as the work does.",
    ],
  },
  {
    keyword: "price",
    replies: [
      "Our pricing is custom. Tell us scope, sites and deadline, and you get a quote on request.",
      "There is no price list, since every scope differs. On request we quote a project fee, a retainer or a fee tied to the outcome.",
    ],
  },
  {
    keyword: "location",
    replies: [
      `Our headquarters are in ${site.headquarters.state}, and we work worldwide, on site or remotely.`,
      `We are based in ${site.headquarters.state}, and the work itself is remote-friendly: teams serve clients around the world and travel when a site needs them.`,
    ],
  },
  {
    keyword: "about",
    replies: [
      `${site.name} is a global project-management and IT consultancy, founded in ${site.foundedYear}. Enterprises bring us in to run large programs and to decide which ones to run.`,
      "We are consultants who started out as program managers. Banks, hospitals, manufacturers and retailers are among our clients.",
    ],
  },
  {
    keyword: "ai",
    replies: [
      "Our AI and ML work spans strategy, agents, retrieval, fine-tuning and predictive models. If you meant something else, try the links below.",
      "We take AI and machine learning from pilot to production, and test on cases of yours before anyone relies on it. For any other question, follow a link below.",
    ],
  },
  {
    keyword: "digital",
    replies: [
      "Digital transformation here means one business line at a time, rebuilt around what its customers come to do. A sister service moves the whole enterprise to shared platforms.",
      "Start with the online task that costs your customers most time. Our digital teams rebuild it, count again and go on to the next.",
    ],
  },
];

/** In this order: ask for details, ask to elaborate, offer help, recommend e-mail, ask to rephrase. */
export const fallbacks: readonly [string, string, string, string, string] = [
  "Could you give me more details? An industry, a system or a deadline helps.",
  "I see only part of the question. Please elaborate a little.",
  `I can help with questions on ${site.name}: what we do, how we work and where we are.`,
  `A person will answer that better than I can. Please e-mail the team at ${site.mailboxes.info}.`,
  "I did not understand that. Could you rephrase it in fewer words?",
];

export const topics: readonly ChatTopic[] = [
  {
    label: "Services",
    words: [
      "service",
      "services",
      "solution",
      "solutions",
      "offer",
      "offering",
      "offerings",
      "consulting",
      "strategy",
      "project",
      "projects",
      "project management",
      "project manager",
      "project managers",
      "pmaas",
      "pmo",
      "pmp",
      "sow",
      "statement of work",
      "method",
      "methods",
      "methodology",
      "methodologies",
      "agile",
      "scrum",
      "kanban",
      "waterfall",
      "prince2",
      "reporting",
    ],
    links: [
      { label: "All services", href: "/services" },
      {
        label: "Project Management as a Service",
        href: "/services/project-management-service",
      },
      { label: "Strategic Business Consulting", href: "/services/strategic-consulting" },
      { label: "Questions on methods and reporting", href: "/contact" },
    ],
  },
  {
    label: "Pricing",
    words: [
      "price",
      "prices",
      "priced",
      "pricing",
      "cost",
      "costs",
      "quote",
      "quotes",
      "quotation",
      "estimate",
      "fee",
      "fees",
      "rate",
      "rates",
      "budget",
      "how much",
      "expensive",
    ],
    links: [
      { label: "Ask for a quote", href: "/contact" },
      { label: "PMaaS compared with the alternatives", href: "/services" },
    ],
  },
  {
    label: "Contact",
    words: [
      "contact",
      "email",
      "e-mail",
      "mail",
      "phone",
      "call",
      "talk",
      "speak",
      "meet",
      "meeting",
      "appointment",
      "consultation",
      "schedule",
      "book",
      "demo",
      "job",
      "jobs",
      "career",
      "careers",
      "hiring",
      "vacancy",
      "vacancies",
    ],
    links: [
      { label: "Contact page", href: "/contact" },
      { label: "Who we are", href: "/about" },
    ],
  },
  {
    label: "Location",
    words: [
      "location",
      "locations",
      "located",
      "office",
      "offices",
      "headquarters",
      "hq",
      "address",
      "california",
      "where are you",
      "where are you based",
      "country",
      "countries",
      "remote",
      "remotely",
      "worldwide",
      "time zone",
      "time zones",
      "company",
      "founded",
    ],
    links: [
      { label: "Headquarters", href: "/contact" },
      { label: "The firm and its figures", href: "/about" },
      { label: "Global Delivery Networks", href: "/services/global-delivery-networks" },
    ],
  },
  {
    label: "AI",
    words: [
      "ai",
      "artificial intelligence",
      "machine learning",
      "ml",
      "llm",
      "llms",
      "language model",
      "language models",
      "gpt",
      "generative",
      "agent",
      "agents",
      "chatbot",
      "chatbots",
      "rag",
      "retrieval",
      "fine-tuning",
      "automation",
      "automate",
    ],
    links: [
      { label: "AI Strategy & Roadmap", href: "/services/ai-strategy-roadmap" },
      { label: "AI Agent Development", href: "/services/ai-agent-development" },
      { label: "AI & ML Solutions", href: "/services/ai-ml-solutions" },
    ],
  },
  {
    label: "Transformation",
    words: [
      "digital",
      "digitalization",
      "digitization",
      "transformation",
      "transform",
      "operating model",
      "restructuring",
      "reorganization",
      "change management",
      "adoption",
      "training",
    ],
    links: [
      { label: "Digital Transformation", href: "/services/digital-transformation" },
      {
        label: "Enterprise Digital Transformation",
        href: "/services/enterprise-digital-transformation",
      },
      { label: "Enterprise Transformation", href: "/services/enterprise-transformation" },
      { label: "Change Acceleration", href: "/services/change-acceleration" },
    ],
  },
  {
    label: "Cloud",
    words: [
      "cloud",
      "azure",
      "aws",
      "google cloud",
      "migration",
      "migrations",
      "migrate",
      "hosting",
      "data center",
      "data centers",
      "datacenter",
      "legacy",
      "mainframe",
      "sharepoint",
      "microsoft 365",
      "intranet",
    ],
    links: [
      { label: "Cloud Migration", href: "/services/cloud-migration" },
      { label: "Legacy Modernization", href: "/services/legacy-modernization" },
      { label: "SharePoint Implementation", href: "/services/sharepoint-implementation" },
      { label: "Case study: 1,400 workloads to Azure", href: "/case-study/azure-cloud-migration" },
    ],
  },
  {
    label: "Governance",
    words: [
      "governance",
      "assurance",
      "audit",
      "audits",
      "compliance",
      "regulator",
      "regulators",
      "regulation",
      "regulatory",
      "risk",
      "risks",
      "control",
      "controls",
      "steering",
      "portfolio",
    ],
    links: [
      {
        label: "Program Governance & Assurance",
        href: "/services/program-governance-assurance",
      },
      {
        label: "Strategic Portfolio Management",
        href: "/services/strategic-portfolio-management",
      },
      {
        label: "Case study: one program, four regulators",
        href: "/case-study/regulatory-compliance-program",
      },
    ],
  },
  {
    label: "Case studies",
    words: [
      "case study",
      "case studies",
      "story",
      "stories",
      "example",
      "examples",
      "experience",
      "reference",
      "references",
      "client",
      "clients",
      "customer",
      "customers",
      "testimonial",
      "testimonials",
      "review",
      "reviews",
      "result",
      "results",
      "track record",
    ],
    links: [
      { label: "Client Success Stories", href: "/client-success-stories" },
      { label: "Client testimonials", href: "/testimonials" },
    ],
  },
  {
    label: "Privacy",
    words: [
      "privacy",
      "cookie",
      "cookies",
      "consent",
      "tracking",
      "gdpr",
      "ccpa",
      "data protection",
      "personal data",
      "legal",
      "terms",
      "terms of service",
    ],
    links: [
      { label: "Privacy Policy", href: "/privacy-policy" },
      { label: "Cookies", href: "/cookies" },
      { label: "Terms of Service", href: "/terms-of-service" },
    ],
  },
];
