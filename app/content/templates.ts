import { upperFirst } from "../text/upper-first.ts";
import type { TemplateEntries, TemplateName } from "./lists.ts";
import { fill, type Values } from "./placeholders.ts";

/** What an entry leaves out, it has nothing to fill in with. */
type Blanks<T extends TemplateName> = Record<
  string,
  (entry: TemplateEntries[T]) => string | number | undefined
>;

/** For use at the start of a sentence, and after a colon. */
const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);

const ofAnyService: Blanks<"service" | "solution"> = {
  id: ({ id }) => id,
  title: ({ title }) => title,
  industries: ({ industries }) => industries.join(", ") || undefined,
  handover: ({ schedule }) => schedule && upperFirst(schedule.handover.name),
  day: ({ schedule }) => schedule?.handover.day,
  week: ({ quickInfo }) => quickInfo.firstResult?.week,
  result: ({ quickInfo }) => quickInfo.firstResult?.text,
  team: ({ quickInfo }) => quickInfo.team,
  weAsk: ({ quickInfo }) => quickInfo.weAsk,
  usual: ({ quickInfo }) => quickInfo.usual,
};

const keyBenefit = ({ benefits }: TemplateEntries["solution"]) =>
  benefits.find(({ key }) => key) ?? benefits[0];

/** What a text of a template can take from its entry: {service.title}. */
const blanks: { [T in TemplateName]: Blanks<T> } = {
  service: ofAnyService,
  solution: {
    ...ofAnyService,
    month: (solution) => keyBenefit(solution)?.month,
    benefit: (solution) => lowerFirst(keyBenefit(solution)?.text ?? "") || undefined,
  },
  "case-study": {
    slug: ({ slug }) => slug,
    title: ({ title }) => title,
    service: ({ servicesUsed }) => servicesUsed[0]?.id,
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

/**
 * The words without the sentences that nothing fills in. A text of which no sentence is left takes the
 * entry of the list that it stands in with it, or the whole band.
 */
function withoutUnfilled(words: unknown, isUnfilled: (sentence: string) => boolean): unknown {
  if (typeof words === "string") {
    // "/contact?topic={caseStudy.service}" leads to the page itself.
    const [, page] = /^(\/\S*)\?\S+$/.exec(words) ?? [];
    if (page && isUnfilled(words)) return page;
    const left = words.split(/(?<=[.!?]) /).filter((sentence) => !isUnfilled(sentence));
    return left.length ? left.join(" ") : undefined;
  }
  if (Array.isArray(words))
    return words
      .map((inner) => withoutUnfilled(inner, isUnfilled))
      .filter((inner) => inner !== undefined);
  if (!words || typeof words !== "object") return words;
  const fields = Object.entries(words).map(([key, inner]) => [
    key,
    withoutUnfilled(inner, isUnfilled),
  ]);
  return fields.some(([, inner]) => inner === undefined) ? undefined : Object.fromEntries(fields);
}

/** The words of a band with what they take from an entry; none if it leaves out what the band is about. */
export function filledFrom<T extends TemplateName, Words>(
  entry: TemplateEntries[T],
  template: T,
  words: Words,
): Words | undefined {
  const values = new Map<string, string | number>();
  const unfilled: string[] = [];
  for (const [blank, of] of Object.entries(blanks[template])) {
    const value = of(entry);
    if (value === undefined) unfilled.push(`{${nameOf(template, blank)}}`);
    else values.set(nameOf(template, blank), value);
  }
  const said = withoutUnfilled(words, (sentence) => unfilled.some((one) => sentence.includes(one)));
  // That each of them exists was checked when the file was read.
  return fill(said, values, () => {}) as Words | undefined;
}
