import type { Service } from "../types";

export default {
  template: "service",
  title: "Retrieval-Augmented Generation",
  description:
    "Answers drawn from your own documents, with sources cited, access rights kept and retrieval quality measured.",
  group: "ai-solutions",
  kind: "ai",
  lead: "An assistant that quotes clause 4.2, links the page and admits when no page applies owes that to good retrieval; LLM Fine-Tuning would change its manner, never its facts. The model stays as it is, and correcting a document corrects the answer.",
  instead: [{ when: "this is not your case", service: "sharepoint-implementation" }],
  overview: [
    {
      label: "Passage 1",
      covers: [],
      text: "A first attempt usually looks like this: 60,000 files cut into 500-token pieces, embedded overnight, and a chat box on top. The answers sound right. Then someone finds that a superseded 2019 procedure outranks the current one, that tables were shredded in parsing, and that a contractor can read board minutes through the index. The model takes the blame, although in most wrong answers we trace, the right passage never reached it.",
    },
    {
      label: "Passage 2",
      covers: [],
      text: "A search engineer leads the work, as ranking is most of it. Beside them are a data engineer for parsing and connectors, an evaluation analyst, and a security tester who tries to extract what each test account should never see. Documents can carry planted instructions, so that attack is in the same round of tests. From you we need a knowledge manager and six subject experts for three hours a week.",
    },
    {
      label: "Passage 3",
      covers: [],
      text: "From search logs and the help desk we take 250 real questions, and experts mark the passages that answer each; 40 have no answer, on purpose. With that set ready by day ten, we compare parsers, chunk sizes, keyword and vector search, rank fusion and rerankers, one change at a time. Permission filters and citations follow in the third week. Thirty pilot users spend the fourth trying to catch it out.",
    },
    {
      label: "Passage 4",
      covers: [],
      text: "Retrieval and generation fail separately and are scored that way. On the search side we report recall at ten and mean reciprocal rank for each document type. Answers are marked for faithfulness to the cited passage, completeness, and refusal when nothing applies. Model graders carry the volume, calibrated monthly against human marks. Recall must pass 0.9 before anyone tunes a prompt. The release bar is an unsupported claim in fewer than two answers per hundred.",
    },
    {
      label: "Passage 5",
      covers: [],
      text: "Your team inherits a pipeline that rebuilds the index from source, so a withdrawn document leaves the answers within the hour. With it come the connectors, the access mapping and its test accounts, the question set, and a nightly regression run. One report tends to outlive the project: duplicates, orphans and contradictions, listed by document owner. From it a knowledge manager can often retire a fifth of the library.",
    },
  ],
  quickInfo: {
    firstResult: { week: 4, text: "TODO" },
    team: "TODO",
    weAsk: "TODO",
  },
  features: [
    "Layout-aware parsing of tables, scans and slides",
    "Hybrid keyword and vector search with reranking",
    "Document rights enforced at query time",
    "Citations down to page and clause",
    "Labeled question set with unanswerable cases",
    "Nightly regression on recall and faithfulness",
  ],
  benefits: [
    "Answers that staff can verify in one click",
    "Superseded documents out of circulation the same day",
    "Fewer repeat questions to legal, HR and engineering",
    "No passage shown to a reader without the right to it",
    "Token cost held steady by sending only the best passages",
  ],
  visualization: {
    kind: "diagram",
    title: "From source document to cited answer",
    summary:
      "Retrieval checks the reader’s rights before it ranks, so an answer cites only what that reader may open, and tests follow both halves.",
    layers: [
      { name: "Sources", parts: ["Policies", "Contracts", "Manuals", "Tickets"] },
      {
        name: "Ingestion",
        parts: ["Layout parsing", "Chunks and metadata", "Access mapping", "Deletion sync"],
      },
      {
        name: "Retrieval",
        emphasized: true,
        parts: ["Rights filter", "Keyword search", "Vector search", "Rank fusion", "Reranker"],
      },
      { name: "Answer", parts: ["Grounded prompt", "Citations", "Refusal rule"] },
      { name: "Evaluation", parts: ["Recall by type", "Faithfulness", "Leak tests"] },
    ],
  },
  combinedWith: [
    {
      service: "sharepoint-implementation",
      why: "Clean sites, metadata and permissions are the best starting point an index can have.",
    },
    {
      service: "llm-fine-tuning",
      why: "Once the right passages arrive, tuning fixes how the answer is phrased and laid out.",
    },
    {
      service: "data-analytics",
      why: "Questions about totals and trends belong in a governed query layer, and a router sends them there.",
    },
  ],
  industries: ["Financial Services", "Healthcare", "Technology", "Energy", "Education"],
} satisfies Service;
