import type { Service } from "../types";

export default {
  template: "service",
  title: "LLM Fine-Tuning",
  description:
    "Train a language model on your own examples so that it writes, labels and grades your way at a lower token cost.",
  group: "ai-solutions",
  kind: "ai",
  lead: "The prompt has grown to 4,000 tokens of rules and exceptions, and the model breaks one rule in twelve. Within ten working days we find out whether training on your own examples would cure that, and if so we train the smallest model that can do the job.",
  phases: { from: 9, to: 16 },
  instead: [
    {
      when: "the model lacks facts that sit in your documents and change every week",
      service: "retrieval-augmented-generation",
    },
    { when: "you predict a number from tables, sensors or images", service: "ai-ml-solutions" },
  ],
  overview: [
    {
      label: "Gate: train or stop",
      covers: [2],
      text: "Day ten brings a decision: train, or stop here. A tuned model has to be hosted, watched and trained again when its base retires, so it must promise more than the best prompt can give. Often a shorter prompt with eight good examples closes the gap. Then we stop, and the new prompt goes live in week three. If we train, it goes live all the same, as the one to beat.",
    },
    {
      label: "Behavior or facts",
      covers: [],
      text: "Training changes how a model behaves: tone, format, grading, the code that a safety reviewer would give an adverse event. It is a poor way to teach facts. A price list that changes weekly belongs in a document that the model looks up when asked. If most failures on your list are missing facts, the gate closes early.",
    },
    {
      label: "150 cases, 400 cases",
      covers: [1, 2],
      text: "Two sets of cases decide, and they never mix. Prompts are tuned on the 150 of the development set as often as we like. The 400 of the held-out set stay out of sight of everyone who writes prompts or training data. Four of your experts grade both in the first two weeks, two to a case, without seeing each other’s marks. Where they disagree on more than one case in ten, the guideline is mended first. The split runs by customer and date, so that near-twins cannot sit on both sides.",
    },
    {
      label: "The training set",
      covers: [3],
      text: "Beyond the gate, week three goes to data. A set of 3,000 to 8,000 clean pairs usually beats 50,000 scraped ones. A data curator takes out duplicates, anything close to a held-out case, and personal details, which a model may repeat word for word. General tasks stay in the mix, since a model drilled on one narrow job forgets others. Your counsel clears base-model and data licenses before any run.",
    },
    {
      label: "250, 500, 1,000",
      covers: [4],
      text: "An applied scientist trains three low-rank adapters in week four, on 250, 500 and 1,000 examples. Scored on the development set, they draw the learning curve. A flat curve ends the work. A rising one says how many examples the full run needs, and that figure goes into the statement of work.",
    },
    {
      label: "Blind, on unseen cases",
      covers: ["after"],
      text: "The held-out set is opened twice: at the gate for the best prompt, and now for the tuned model. Graders who wrote no examples compare the two answers blind. Four hundred cases can settle a gap of about five points, and a smaller gap counts as none. An independent tester looks for damage to general ability, safety refusals and fairness. Last comes the bill: an 8-billion-parameter model with a 300-token prompt can cost a tenth of a far larger one, if your volume covers hosting.",
    },
    {
      label: "The retirement calendar",
      covers: ["after"],
      text: "Each week your experts grade 50 live outputs drawn at random, and the prompted model stays ready as the way back. An inference engineer hands your team the serving, the harness, a recipe that repeats the run, and the weights wherever the provider permits export. Retraining dates follow the base model’s retirement.",
    },
  ],
  schedule: {
    note: "Ten days answer whether to train at all, and nine more draw the learning curve. A day without your graders moves the gate by a day.",
    weeks: ["Grade", "Decide", "Clean", "Train"],
    work: [
      {
        name: "550 cases graded, two experts to each",
        who: "Four of your experts",
        days: [[1, 9]],
        critical: true,
      },
      { name: "Prompts tuned on 150 of them", who: "Applied scientist", days: [[3, 9]] },
      {
        name: "Best prompt meets 400 unseen cases",
        who: "Independent tester",
        days: [[10, 10]],
        critical: true,
        gate: "Train, or stop here",
      },
      {
        name: "Duplicates and personal details out",
        who: "Data curator",
        days: [[11, 15]],
        critical: true,
      },
      { name: "Base-model and data licenses cleared", who: "Your counsel", days: [[4, 13]] },
      { name: "New prompt live, as the one to beat", who: "Inference engineer", days: [[12, 14]] },
      {
        name: "Adapters on 250, 500, 1,000 examples",
        who: "Applied scientist",
        days: [[16, 19]],
        critical: true,
      },
    ],
    handover: { day: 19, name: "learning curve, size of the full run", who: "Your product lead" },
  },
  quickInfo: {
    firstResult: { week: 3, text: "a better prompt is in use, scored on cases it never saw" },
    team: "Applied scientist, data curator, inference engineer; an independent tester",
    weAsk: "Four expert graders, eight hours a week for two weeks and three hours after that",
  },
  features: [
    "Prompt-or-tune decision test",
    "Development and held-out sets, double-graded",
    "Training data cleaned, deduplicated and de-identified",
    "Adapter, full and preference tuning",
    "Regression suite for forgetting, safety and bias",
    "Serving plan with latency and token budgets",
  ],
  benefits: [
    "By day ten you know whether training is worth it",
    "A 4,000-token prompt can shrink to 300",
    "Output fits your format without a repair script",
    "At high volume a small tuned model can run at a tenth of the spend",
    "Sensitive text can stay on a model that you host yourself",
  ],
  visualization: {
    kind: "chart",
    chart: "bar",
    whole: true,
    title: "What a training set of 6,000 examples holds",
    summary:
      "Live output corrected by experts is the largest share, while refusals and general tasks guard against unsafe answers and forgetting.",
    measure: "% of training examples",
    series: [
      { name: "Edited outputs", value: 36, emphasized: true },
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
