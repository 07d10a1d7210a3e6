import type { Service } from "../types";

export default {
  template: "service",
  title: "Retrieval-Augmented Generation",
  description:
    "Answers drawn from your own documents, with sources cited, access rights kept and retrieval quality measured.",
  group: "ai-solutions",
  kind: "ai",
  lead: "Legal, HR and engineering answer the same questions every week, because the answer is somewhere in 60,000 files. Your staff get an assistant that answers from those files and cites the page, says so when no page applies, and never shows a reader what that reader may not open.",
  phases: { from: 8, to: 17 },
  instead: [
    {
      when: "the facts are right and the tone, format or grading is what fails",
      service: "llm-fine-tuning",
    },
    {
      when: "the assistant must also change a booking, an order or a record",
      service: "ai-agent-development",
    },
  ],
  overview: [
    {
      label: "Question 212",
      covers: [1],
      text: "Question 212 asks whether the warranty on a pump survives resale. No document settles it. The right reply is to say so and to point to the desk that can decide. Ninety of the 450 questions on our list are like that, since an assistant that never refuses will invent. The rest come from your search logs and help desk in the words people typed, spelling mistakes included. We collect them all in week one.",
    },
    {
      label: "150 to tune, 300 to prove",
      covers: [1, 2, 4],
      text: "Six of your experts mark the passages that answer each question. The first 150 are ready by day nine. On those we compare parsers, chunk sizes, keyword and vector search, rank fusion and rerankers, one change at a time. The other 300 are marked by the end of week four and kept by an evaluation analyst who tunes nothing. A setting picked because it scores well on a test cannot be proved by the same test.",
    },
    {
      label: "The right passage",
      covers: [2, 3],
      text: "When an answer is wrong, the right passage has usually never reached the model. Parsing shredded the table it sat in, or a superseded procedure from 2019 outranked the one in force. That is why a search engineer leads, with a data engineer on connectors and parsing. For nine in ten of the questions that have an answer, that passage must be among the first ten results before we touch a prompt, normally in week three.",
    },
    {
      label: "What a contractor sees",
      covers: [3, 4],
      text: "Access rights are checked before ranking, with the reader’s own account, and each citation goes down to page and clause. Both are built in week three. In week four a security tester from another team signs in under twelve test accounts and tries to draw board minutes out of the index as a contractor. Files with planted instructions are part of the same round. Your head of security gets the findings, and one leak stops the release.",
    },
    {
      label: "At most one in 300",
      covers: ["after"],
      text: "Week five opens the 300. Search and answer fail separately, so each has its score: recall by document type, then faithfulness to the cited passage, completeness and refusal. Experts read every answer. At most one may hold a claim that its source does not support, which puts the true rate below two in a hundred with 95% confidence. Thirty pilot users then start on live documents.",
    },
    {
      label: "A page is withdrawn",
      covers: ["after"],
      text: "The model itself is never trained. Correct a document and the answer is corrected; withdraw it and it leaves the answers within the hour. The assistant reads and quotes, and changes no record anywhere. A reader who doubts an answer sends it, with the passages behind it, to your knowledge manager. A nightly run repeats the 150, and its model graders are checked against human marks each month.",
    },
    {
      label: "The state of the shelves",
      covers: [2, "after"],
      text: "Parsing turns up duplicates, orphans and contradictions. A first list, sorted by department, is out in week two and grows with every source we connect. That report tends to outlive the project: with it a knowledge manager can often retire a fifth of the library.",
    },
  ],
  schedule: {
    note: "Six experts with three hours a week set the pace here. If their marks slip by a day, so does the proof in week five.",
    weeks: ["Ask", "Mark", "Retrieve", "Trespass"],
    work: [
      {
        name: "450 questions as people typed them",
        who: "Evaluation analyst",
        days: [[1, 4]],
        critical: true,
      },
      {
        name: "First 150 marked with their passages",
        who: "Six of your experts",
        days: [[5, 9]],
        critical: true,
      },
      { name: "Sources parsed, duplicates listed", who: "Data engineer", days: [[2, 10]] },
      {
        name: "Chunk sizes and rerankers compared",
        who: "Search engineer",
        days: [[10, 14]],
        gate: "Nine in ten among first ten",
      },
      { name: "Reader’s rights, page and clause", who: "Data engineer", days: [[11, 15]] },
      {
        name: "Twelve accounts try to draw a leak",
        who: "Security tester, another team",
        days: [[16, 19]],
        gate: "One leak stops the release",
      },
      {
        name: "The other 300 marked, kept unseen",
        who: "Six of your experts",
        days: [[10, 20]],
        critical: true,
      },
    ],
    handover: { day: 20, name: "an index fit to face the 300", who: "Your knowledge manager" },
  },
  quickInfo: {
    firstResult: { week: 5, text: "thirty pilot users get cited answers from live documents" },
    team: "Search engineer, data engineer, evaluation analyst; a separate security tester",
    weAsk: "A knowledge manager, six experts for three hours a week, read access to sources",
  },
  features: [
    "Layout-aware parsing of tables, scans and slides",
    "Hybrid keyword and vector search with reranking",
    "Document rights enforced at query time",
    "Citations down to page and clause",
    "Separate tuning and proof questions, some unanswerable",
    "Nightly regression on recall and faithfulness",
  ],
  benefits: [
    "Staff check an answer in one click, down to page and clause",
    "A withdrawn document leaves the answers within the hour",
    "Fewer than two answers in a hundred make a claim without support",
    "No reader is shown a passage without the right to open it",
    "Your knowledge manager can often retire a fifth of the library",
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
