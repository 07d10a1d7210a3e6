/**
 * Search terms for visitors who do not know our names: abbreviations, products, trades and plain words,
 * by the path that they should find. Only terms that the title and text of the page lack; they are for
 * the search only and never shown.
 */
export const searchWords: Readonly<Record<string, readonly string[]>> = {
  // Services
  "/services/strategic-portfolio-management": [
    "PPM, EPMO, prioritization, prioritize projects, which projects to stop, project intake",
    "investment committee, roadmap, OKR, too many projects",
  ],
  "/services/enterprise-digital-transformation": [
    "ERP, SAP, S/4HANA, Oracle, Dynamics, Workday, Salesforce, CRM, rollout, implementation",
    "shared services, platform consolidation",
  ],
  "/services/program-governance-assurance": [
    "project audit, health check, independent review, failing project, troubled project, rescue",
    "recovery, oversight, steering committee, risk management, gate review, controls",
  ],
  "/services/business-process-optimization": [
    "BPM, BPO, process mining, process improvement, reengineering, lean, six sigma, efficiency",
    "workflow, order to cash, purchase to pay",
  ],
  "/services/enterprise-architecture": [
    "EA, TOGAF, ArchiMate, application landscape, IT architect, technical debt, standards",
  ],
  "/services/ma-integration-excellence": [
    "M&A, merger, mergers and acquisitions, acquisition, post-merger integration, PMI, takeover",
    "due diligence, carve-out, divestiture, TSA, day one",
  ],
  "/services/executive-advisory-services": [
    "coaching, executive coach, CEO, CIO, CFO, board advisor, mentor, sounding board",
  ],
  "/services/global-delivery-networks": [
    "offshore, nearshore, onshore, outsourcing, delivery center, remote teams, India, time zones",
    "follow the sun",
  ],
  "/services/change-acceleration": [
    "change management, OCM, ADKAR, Prosci, user adoption, training, communications, resistance",
    "people do not use the new system, stakeholder engagement, organizational change",
  ],
  "/services/performance-analytics": [
    "KPI, dashboard, scorecard, metrics, project reporting, earned value, EVM, benchmarking",
  ],
  "/services/resource-optimization": [
    "resource management, capacity planning, staffing, workforce planning, utilization, allocation",
    "bottleneck, not enough people, overloaded, skills shortage, headcount",
  ],
  "/services/financial-management": [
    "capex, opex, project accounting, cost control, business case, benefits realization, budgeting",
    "controlling, CFO",
  ],
  "/services/financial-services": [
    "bank, banking, insurance, insurer, fintech, payments, wealth management, capital markets",
    "core banking, Basel, DORA, credit union",
  ],
  "/services/healthcare-life-sciences": [
    "hospital, clinic, EHR, EMR, Epic, Cerner, pharma, pharmaceutical, biotech, medical devices",
    "clinical trials, GxP, FDA, HIPAA, patient, health system, doctors, nurses",
  ],
  "/services/technology-telecommunications": [
    "telecom, telco, 5G, fiber, mobile network, network rollout, BSS, OSS, SaaS, software company",
    "carrier, ISP",
  ],
  "/services/legacy-modernization": [
    "mainframe, COBOL, AS/400, old software, old systems, outdated, rewrite, replatform, refactor",
    "end of life, modernize, technical debt",
  ],
  "/services/cloud-migration": [
    "Azure, AWS, Amazon, GCP, lift and shift, move servers, hosting, IaaS, hybrid cloud, landing zone",
    "FinOps, VMware",
  ],
  "/services/sharepoint-implementation": [
    "Microsoft 365, M365, Office 365, O365, intranet, Teams, OneDrive, document management",
    "file server, knowledge management, records management",
  ],
  "/services/data-center-transformation": [
    "datacenter, closing, closure, exit, decommission, colocation, relocation, server room",
    "consolidation, infrastructure",
  ],
  "/services/sow-development": [
    "statement of work, scope, contract, vendor, supplier, procurement, RFP, RFI, tender, template",
    "acceptance criteria, outsourcing contract",
  ],
  "/services/poc-development": [
    "proof of concept, POC, prototype, pilot, MVP, feasibility, trial, demo",
  ],
  "/services/enterprise-transformation": [
    "restructuring, reorganization, turnaround, cost cutting, downsizing",
    "target operating model, TOM, corporate transformation",
  ],
  "/services/data-analytics": [
    "BI, business intelligence, Power BI, Tableau, dashboards, data warehouse, data lake, lakehouse",
    "Snowflake, Databricks, data platform, big data, ETL, master data, data governance, KPI",
  ],
  "/services/ai-ml-solutions": [
    "machine learning, ML, artificial intelligence, data science, predictive analytics, forecasting",
    "computer vision, deep learning, MLOps, fraud detection",
  ],
  "/services/value-stream-optimization": [
    "VSM, value stream mapping, lean, six sigma, kaizen, lead time, flow, end-to-end process",
  ],
  "/services/intelligent-automation": [
    "RPA, robotic process automation, bots, robots, UiPath, Power Automate, workflow automation",
    "back office, invoice, low-code, automate",
  ],
  "/services/leadership-development": [
    "leadership training, coaching, management training, workshop, course, executive education",
    "mentoring, learning, upskilling",
  ],
  "/services/ai-agent-development": [
    "AI agent, AI assistant, copilot, chatbot, virtual assistant, agentic, tool use, bot",
  ],
  "/services/llm-fine-tuning": [
    "fine-tune, GPT, ChatGPT, OpenAI, Llama, LoRA, language model, custom model, train a model",
    "own data",
  ],
  "/services/multi-agent-systems": [
    "agents, agentic, multiagent, orchestration, LangGraph, swarm, crew",
  ],
  "/services/retrieval-augmented-generation": [
    "RAG, chatbot, chat with documents, knowledge base, enterprise search, vector database",
    "embeddings, semantic search, question answering, hallucination, GPT, own data",
  ],
  "/services/ai-process-automation": [
    "document processing, IDP, OCR, invoice processing, invoices, claims, forms, extraction",
    "hyperautomation, automate",
  ],
  "/services/ai-strategy-roadmap": [
    "AI consulting, where to start with AI, use cases, AI readiness, AI governance, EU AI Act",
    "generative AI, GenAI, AI policy",
  ],
  "/services/innovation-lab": [
    "R&D, research and development, research, prototype, quantum, emerging technology, ideas",
    "invention, hackathon",
  ],
  "/services/project-management-service": [
    "PMaaS, PMO, PMO as a service, PM, hire a project manager, interim manager, contractor",
    "program manager, project office, project leader, freelance, PMP, managed PMO, take over",
  ],
  "/services/strategic-consulting": [
    "strategy consultant, business strategy, management consulting, market entry, growth, advice",
    "corporate strategy, strategy consulting, board",
  ],
  "/services/digital-transformation": [
    "customer experience, CX, UX, portal, self-service, web shop, e-commerce, app, digitalization",
    "digitization, digitalize, website",
  ],

  // Case studies
  "/case-study/global-banking-platform-transformation": [
    "bank, banking platform, system replacement, ledger, payments",
  ],
  "/case-study/healthcare-system-integration": [
    "hospital, EHR, EMR, electronic health record, medical records, patient, clinic, go-live",
    "rollout",
  ],
  "/case-study/multi-market-product-launch": [
    "international launch, go-to-market, countries, rollout, consumer product, IoT, smart home",
  ],
  "/case-study/azure-cloud-migration": [
    "example, Microsoft Azure, data center exit, servers, payroll, cloud example",
  ],
  "/case-study/enterprise-sharepoint-implementation": [
    "intranet, Microsoft 365, Office 365, document management, example",
  ],
  "/case-study/aerospace-manufacturing-transformation": [
    "aircraft, airplane, aviation, factory, plant, production, MES, engine, industry 4.0",
  ],
  "/case-study/global-supply-chain-optimization": [
    "logistics, warehouse, distribution center, transport, inventory, freight, retailer, shipping",
  ],
  "/case-study/regulatory-compliance-program": [
    "regulator, findings, remediation, audit, FCA, SEC, AML, KYC, fine, consent order, compliance",
  ],

  // Questions
  "/contact#what-is-project-management-as-a-service": ["PMaaS, what is PMaaS, meaning, definition"],
  "/contact#how-does-it-differ-from-traditional-project-management": [
    "difference, different, contractor, contractors, freelancer, compare, versus, alternative",
  ],
  "/contact#which-types-of-project-do-you-manage": [
    "kinds of projects, sort, project size, examples, small projects, take on",
  ],
  "/contact#how-do-you-keep-projects-aligned-with-the-business": [
    "alignment, business value, stakeholders, charter, benefits",
  ],
  "/contact#which-methodologies-do-you-use": [
    "agile, waterfall, Scrum, Kanban, PRINCE2, SAFe, method, methodology, hybrid, framework",
  ],
  "/contact#how-do-you-report-progress": [
    "status report, weekly report, reporting, update, dashboard, transparency",
  ],

  // Claims
  "/about#portfolio-value": ["assets, budget managed, volume"],
  "/about#retention": ["repeat clients, loyalty, come back, renewal"],
  "/about#success-rate": ["on time, on budget, in scope, failure rate, success, late projects"],
  "/about#cost-reduction": ["savings, save money"],
  "/about#satisfaction": ["customer satisfaction, CSAT, NPS, happy customers, survey"],
  "/about#average-rating": ["stars, score, customer rating"],
  "/about#g2-rating": ["reviews, stars"],
  "/about#industry-awards": ["award, prize, prizes"],
  "/about#uptime": ["SLA, availability, downtime, outage"],
  "/about#global-support": [
    "support hours, helpdesk, service desk, hotline, emergency, around the clock",
  ],
  "/about#implementation": ["how long, duration, how fast, timeline, time to start"],
  "/about#people": ["employees, staff, headcount, company size, how big"],
  "/about#lab-patents": ["patent, intellectual property"],
  "/about#lab-researchers": ["scientists, research team"],
  "/about#lab-roi": ["return on investment"],
  "/about#value-created": ["benefits, return on investment, ROI"],
  "/about#projects-delivered": ["how many projects, number of projects, track record"],

  // Pages and places on them
  "/#process": [
    "how we work, steps, phases, handover, after you leave, approach, onboarding, kickoff",
  ],
  "/services": ["all services, offering, offerings, solutions, what we do, consulting, portfolio"],
  "/services#industries-heading": [
    "industry, industries, sector, sectors, manufacturing, retail, energy, utilities, education",
    "university",
  ],
  "/services#why-pmaas": ["compare, comparison, in-house PMO, alternative, versus, advantages"],
  "/services#engagement-models": [
    "pricing, price, cost, fee, rates, payment, fixed price, time and materials, retainer, terms",
    "cancel, notice period, contract types",
  ],
  "/services#certifications": [
    "ISO 27001, ISO27001, SOC 2, SOC2, PMP, ITIL, certified, certificate, certification, audit report",
    "standards, security questionnaire",
  ],
  "/services#security": [
    "data security, cybersecurity, information security, encryption, subprocessor, DPA",
    "SSO, data residency, breach, vendor risk",
  ],
  "/client-success-stories": [
    "case studies, case study, references, examples, clients, customers, experience, portfolio",
    "stories",
  ],
  "/testimonials": ["references, reference, reviews, quotes, clients, customers, recommendation"],
  "/about": [
    "jobs, job, careers, career, hiring, vacancies, work for us, team, company, who we are, history",
    "founded, values, mission, offices, locations, investors",
  ],
  "/about#how-we-measure": ["measure success, metrics, figures, proof, evidence, method, KPI"],
  "/about#hubs-heading": ["offices, locations, Manila, Pune, Krakow, Monterrey, time zones"],
  "/about#leads-heading": ["team, leadership, management, directors, experts"],
  "/contact": [
    "price, prices, pricing, cost, costs, how much, quote, estimate, fee, rates, charge, expensive",
    "phone, call, book, meeting, appointment, demo, talk, email, e-mail address, postal address, office",
    "headquarters, location, speak to sales, get in touch, consultation",
  ],
  "/contact#faq": ["FAQ, frequently asked questions, Q&A"],
  "/privacy-policy": [
    "GDPR, CCPA, personal data, data protection, tracking, delete my data, DSGVO",
  ],
  "/terms-of-service": ["legal, terms and conditions, T&C, imprint, liability, copyright, law"],
  "/cookies": ["cookie banner, consent, tracking, local storage"],
};
