import type { Service } from "../types";

export default {
  template: "service",
  title: "LLM Fine-Tuning",
  description:
    "Train a language model on your own examples so that it writes, labels and grades your way at a lower token cost.",
  group: "ai-solutions",
  kind: "ai",
  lead: "Fine-tuning changes how a model behaves, while Retrieval-Augmented Generation changes what it can read. Choose this service when tone, format or judgment must hold steady, and leave facts that change every week to documents.",
  instead: [{ when: "this is not your case", service: "retrieval-augmented-generation" }],
  overview: [
    {
      label: "Passage 1",
      covers: [],
      text: "Signs that prompting has run out are easy to spot. The system prompt has grown to 4,000 tokens of rules and exceptions, and the model still breaks one rule in twelve. A repair script fixes its output format. Coding an adverse event or grading a claim note takes the largest model on the market, at a price per call that finance has begun to question. Every new exception mends one case and spoils another.",
    },
    {
      label: "Passage 2",
      covers: [],
      text: "Our first question is whether to train at all, and two weeks answer it. Two of your experts grade a held-out set of 300 to 500 cases; we then push prompts and few-shot examples as far as they go. Often that is enough, and we stop there. Otherwise we turn to data until day twenty. That means removing duplicates, settling grader conflicts and training a first low-rank adapter on 1,000 examples to see the learning curve.",
    },
    {
      label: "Passage 3",
      covers: [],
      text: "Most of the effort goes into data. A set of 3,000 to 8,000 clean pairs usually beats 50,000 scraped ones. General instructions stay in the mix, as a model drilled on one narrow task forgets others. Supervised tuning leads; preference tuning follows only where graders can rank two good answers the same way twice. We search the training set for leaked test cases, and for personal details, which a model may repeat word for word.",
    },
    {
      label: "Passage 4",
      covers: [],
      text: "Three readings settle whether the tuned model ships. In a blind comparison it must beat the best prompted model, with the confidence interval of the difference clear of zero. A regression suite then looks for damage to general ability, safety refusals and fairness across groups. Last is the bill. An 8-billion-parameter model with a 300-token prompt can replace a far larger one at a tenth of the spend, provided your volume covers the hosting.",
    },
    {
      label: "Passage 5",
      covers: [],
      text: "You own the training set with its data sheet, the evaluation harness, a recipe that repeats the run within a stated tolerance, and the adapter weights wherever the provider permits export. Retraining dates follow the retirement calendar of the base model. An applied scientist runs the training, a data curator the examples and an inference engineer the serving. Your graders give six hours a week, and counsel clears base-model and data licenses before any run.",
    },
  ],
  quickInfo: {
    firstResult: { week: 4, text: "TODO" },
    team: "TODO",
    weAsk: "TODO",
  },
  features: [
    "Prompt-or-tune decision test",
    "Held-out evaluation set with double grading",
    "Training data cleaned, deduplicated and de-identified",
    "Adapter, full and preference tuning",
    "Regression suite for forgetting, safety and bias",
    "Serving plan with latency and token budgets",
  ],
  benefits: [
    "Output that fits your format without a repair script",
    "Expert judgment applied the same way to every case",
    "Shorter prompts and a smaller bill for each call",
    "Sensitive text kept on models you host yourself",
    "Base-model retirements handled as a planned rerun",
  ],
  visualization: {
    kind: "chart",
    chart: "pie",
    title: "What a training set of 6,000 examples holds",
    summary:
      "Live output corrected by experts is the largest share, while refusals and general tasks guard against unsafe answers and forgetting.",
    measure: "% of training examples",
    series: [
      { name: "Edited outputs", value: 36 },
      { name: "Expert-written", value: 26 },
      { name: "Edge cases", value: 16 },
      { name: "General tasks", value: 14 },
      { name: "Refusals", value: 8 },
    ],
  },
  combinedWith: [
    {
      service: "retrieval-augmented-generation",
      why: "The tuned model holds the house style while retrieval supplies this morning’s facts.",
    },
    {
      service: "ai-process-automation",
      why: "High-volume extraction is where a small tuned model repays its training run soonest.",
    },
    {
      service: "ai-ml-solutions",
      why: "Tuned classifiers can share the registry, drift monitors and release gates of your predictive models.",
    },
  ],
  industries: ["Healthcare", "Financial Services", "Technology"],
} satisfies Service;
