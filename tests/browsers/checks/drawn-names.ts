import type { CaseStudy, Service, Visualization } from "../../../app/content/types.ts";

function namesIn(content: Visualization): readonly string[] {
  switch (content.kind) {
    case "chart":
      return content.series.map(({ name }) => name);
    case "gantt":
      return [...content.bars, ...content.milestones].map(({ name }) => name);
    case "workflow":
      return content.steps.flatMap(({ name, owner }) => [name, owner]);
    case "diagram":
      return content.layers.flatMap(({ name, parts }) => [name, ...parts]);
  }
}

/** Every name that stands in the drawings of a service: its schedule, its year and its figure. */
export function serviceNames(service: Service): readonly string[] {
  const { title, visualization } = service;
  const figure = visualization ? [visualization.title, ...namesIn(visualization)] : [];
  const { weeks = [], work = [] } = service.schedule ?? {};
  const benefits = service.template === "solution" ? service.benefits.map(({ text }) => text) : [];
  return [title, ...figure, ...weeks, ...work.flatMap(({ name, who }) => [name, who]), ...benefits];
}

/** And in those of a case study. */
export const caseStudyNames = (caseStudy: CaseStudy): readonly string[] => [
  ...caseStudy.baselines.map(({ measure }) => measure),
  ...caseStudy.approach.map(({ title }) => title),
  ...caseStudy.keyInsights,
];

/** Without what a line break, a hyphen or a ligature does to it. */
export const onlyLetters = (text: string): string =>
  text.normalize("NFKC").replace(/[^\p{L}\p{N}]/gu, "");
