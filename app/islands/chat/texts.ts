/**
 * Texts of the chat assistant, outside app/content because they are part of the script that is fetched
 * when the chat is opened.
 */
import { site } from "../../site";

interface ChatKeyword {
  keyword: string;
  replies: readonly [string, string];
}

interface LinkedWords {
  /** Matched as whole words, in any case, also with a plural s. */
  words: readonly [string, ...string[]];
  links: readonly [ChatLink, ...ChatLink[]];
}

export interface ChatLink {
  label: string;
  href: string;
}

export interface ChatTopic extends LinkedWords {
  label: string;
}

export const greeting = `Hello, this is the automated assistant of ${site.name}. Ask about our services or choose a topic.`;

export const disclosure =
  "Automated: runs in this browser, sends nothing, forgets when the tab closes.";

/** Reply to a chosen topic that has no keyword; its links follow. */
export const topicReply = "These pages say more about that.";

/** A reply with these words always gets links, if necessary `defaultLinks`. */
export const pointsToLinks = /\blinks? below\b/;

/** For a reply that promises links when none were found for the message. */
export const defaultLinks: readonly ChatLink[] = [
  { label: "All services", href: "/services" },
  { label: "Contact", href: "/contact" },
];

/**
 * The first keyword found anywhere in a message decides, even inside a word: “which” contains “hi”,
 * “email” contains “ai”. So the replies to those two also mention the links below them, in words that
 * fit both found and default links.
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
      "Hi. If you asked for something in particular, start with the links below.",
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
      `Please write to ${site.mailboxes.info}. A director writes back within one working day.`,
      `Email reaches us best: ${site.mailboxes.info}. Two lines on the goal and the deadline are plenty.`,
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
      "Our AI and ML work spans strategy, agents, retrieval, fine-tuning and predictive models. The links below are where I would start.",
      "We take AI and machine learning from pilot to production, and test on cases of yours before anyone relies on it. To go on from here, follow a link below.",
    ],
  },
  {
    keyword: "digital",
    replies: [
      "Digital transformation here means one business line at a time, rebuilt around what its customers come to do. A sister service moves the whole enterprise to shared platforms.",
      "Start with the online task that costs your customers the most time. Our digital teams rebuild it, count again and go on to the next.",
    ],
  },
];

/** In this order: ask for details, ask to elaborate, offer help, recommend email, ask to rephrase. */
export const fallbacks: readonly [string, string, string, string, string] = [
  "Could you give me more details? An industry, a system or a deadline helps.",
  "I see only part of the question. Please elaborate a little.",
  `I can help with questions on ${site.name}: what we do, how we work and where we are.`,
  `A person will answer that better than I can. Please email the team at ${site.mailboxes.info}.`,
  "I did not understand that. Could you rephrase it in fewer words?",
];

export const topics: readonly ChatTopic[] = [
  {
    label: "Services",
    words: ["service", "solution", "offer", "offering", "consulting", "project"],
    links: [
      { label: "All services", href: "/services" },
      {
        label: "Project Management as a Service",
        href: "/services/project-management-service",
      },
      { label: "Strategic Business Consulting", href: "/services/strategic-consulting" },
      { label: "Questions on methods and reporting", href: "/contact#faq" },
    ],
  },
  {
    label: "Pricing",
    words: [
      "price",
      "priced",
      "pricing",
      "cost",
      "quote",
      "quotation",
      "estimate",
      "fee",
      "rate",
      "budget",
      "charge",
      "how much",
      "expensive",
    ],
    links: [
      { label: "Ask for a quote", href: "/contact" },
      { label: "PMaaS compared with the alternatives", href: "/services#why-pmaas" },
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
      "located",
      "office",
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
      "company",
      "founded",
    ],
    links: [
      { label: "Headquarters", href: "/contact#headquarters" },
      { label: "The firm and its figures", href: "/about" },
      { label: "Global Delivery Networks", href: "/services/global-delivery-networks" },
    ],
  },
  {
    label: "AI",
    words: ["ai", "artificial intelligence", "generative", "automation", "automate"],
    links: [
      { label: "AI Strategy & Roadmap", href: "/services/ai-strategy-roadmap" },
      { label: "AI Agent Development", href: "/services/ai-agent-development" },
      { label: "AI & ML Solutions", href: "/services/ai-ml-solutions" },
    ],
  },
  {
    label: "Transformation",
    words: ["digital", "digitalization", "digitization", "transformation", "transform"],
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
    words: ["cloud", "migration", "migrate"],
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
      "compliance",
      "regulator",
      "regulation",
      "regulatory",
      "risk",
      "control",
      "steering",
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
    label: "Security",
    words: [
      "security",
      "secure",
      "certification",
      "certificate",
      "certified",
      "iso",
      "iso 27001",
      "iso27001",
      "soc",
      "soc 2",
      "soc2",
      "pmp",
      "itil",
    ],
    links: [
      { label: "Certifications and security", href: "/services#certifications" },
      { label: "Ask for a certificate or a report", href: "/contact" },
      { label: "Privacy Policy", href: "/privacy-policy" },
    ],
  },
  {
    label: "Industries",
    words: ["industry", "industries", "sector"],
    links: [
      { label: "Industries we work in", href: "/services#industries-heading" },
      { label: "Client stories by industry", href: "/client-success-stories" },
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
      "experience",
      "reference",
      "client",
      "customer",
      "testimonial",
      "review",
      "result",
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

/** More words with links, which are not offered as topics. */
export const furtherWords: readonly LinkedWords[] = [
  {
    words: ["bank", "banking", "payments", "insurer"],
    links: [
      { label: "Financial Services", href: "/services/financial-services" },
      {
        label: "Case study: one core for a global retail bank",
        href: "/case-study/global-banking-platform-transformation",
      },
    ],
  },
  {
    words: ["hospital", "health", "healthcare", "clinical", "patient", "hipaa"],
    links: [
      { label: "Healthcare & Life Sciences", href: "/services/healthcare-life-sciences" },
      {
        label: "Case study: one record for a hospital group",
        href: "/case-study/healthcare-system-integration",
      },
    ],
  },
  {
    words: ["erp", "sap"],
    links: [
      {
        label: "Enterprise Digital Transformation",
        href: "/services/enterprise-digital-transformation",
      },
      { label: "Legacy Modernization", href: "/services/legacy-modernization" },
    ],
  },
  {
    words: ["team", "consultant"],
    links: [
      { label: "Who we are", href: "/about" },
      { label: "Project Management as a Service", href: "/services/project-management-service" },
    ],
  },
  // Last, because "resume" is also a verb. There is no jobs page, and the link says so.
  {
    words: ["job", "career", "hiring", "vacancy", "vacancies", "cv", "resume"],
    links: [
      {
        label: "No jobs are listed here: ask by email",
        href: `mailto:${site.mailboxes.info}?subject=Jobs`,
      },
      { label: "Who we are", href: "/about" },
    ],
  },
];
