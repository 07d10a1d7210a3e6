import type { TemplateEntries, TemplateName } from "./lists.ts";
import { fill, type Values } from "./placeholders.ts";

type Blanks<T extends TemplateName> = Record<
  string,
  (entry: TemplateEntries[T]) => string | number
>;

/** For use at the start of a sentence, and after a colon. */
const upperFirst = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);

const ofAnyService: Blanks<"service" | "solution"> = {
  id: ({ id }) => id,
  title: ({ title }) => title,
  industries: ({ industries }) => industries.join(", "),
};

const keyBenefit = ({ benefits }: TemplateEntries["solution"]) =>
  benefits.find(({ key }) => key) ?? benefits[0];

/** What a text of a template can take from its entry: {service.title}. */
const blanks: { [T in TemplateName]: Blanks<T> } = {
  service: {
    ...ofAnyService,
    handover: ({ schedule }) => upperFirst(schedule.handover.name),
    day: ({ schedule }) => schedule.handover.day,
    week: ({ quickInfo }) => quickInfo.firstResult.week,
    result: ({ quickInfo }) => quickInfo.firstResult.text,
    team: ({ quickInfo }) => quickInfo.team,
    weAsk: ({ quickInfo }) => quickInfo.weAsk,
    usual: ({ quickInfo }) => quickInfo.usual ?? "",
  },
  solution: {
    ...ofAnyService,
    month: (solution) => keyBenefit(solution).month,
    benefit: (solution) => lowerFirst(keyBenefit(solution).text),
  },
  "case-study": {
    slug: ({ slug }) => slug,
    title: ({ title }) => title,
    service: ({ servicesUsed: [first = ""] }) => first,
  },
};

const nameOf = (template: string, blank: string) =>
  `${template === "case-study" ? "caseStudy" : "service"}.${blank}`;

/** The blanks of a template file, which stay as they are until an entry fills them. */
export function blanksOf(file: string): Values {
  const [, template = ""] = /^templates\/(.+)\.yaml$/.exec(file) ?? [];
  const names = Object.keys(blanks[template as TemplateName] ?? {});
  return new Map(names.map((name) => [nameOf(template, name), `{${nameOf(template, name)}}`]));
}

/** The words of a template with what they take from an entry. */
export function filledFrom<T extends TemplateName, Words>(
  entry: TemplateEntries[T],
  template: T,
  words: Words,
): Words {
  const values = new Map(
    Object.entries(blanks[template]).map(([name, of]) => [nameOf(template, name), of(entry)]),
  );
  // That each of them exists was checked when the file was read.
  return withoutEmptyTopics(fill(words, values, () => {})) as Words;
}

/** "/contact?topic=" of an entry that names no service leads to the page itself. */
function withoutEmptyTopics(value: unknown): unknown {
  if (typeof value === "string") return value.replace(/^(\/\S*)\?\w+=$/, "$1");
  if (Array.isArray(value)) return value.map(withoutEmptyTopics);
  if (!value || typeof value !== "object") return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, withoutEmptyTopics(inner)]),
  );
}
