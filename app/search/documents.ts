import type { Content } from "../content/assemble";
import { plainText } from "../content/markdown";
import type { CaseStudy, Claim, Faq, Service } from "../content/types";
import { caseStudyPath, claimPath, questionPath, servicePath, situationPath } from "../lib/paths";
import type { DocumentKind, SearchDocument } from "./document";
import { namesIn } from "./names";
import { type PagePart, pageTexts } from "./page-texts";
import { meaningfulWords } from "./words";

type Situation = Content["situations"][number];
type Source = PagePart & { kind: DocumentKind };

function fromService(service: Service): Source {
  const { search, pictogram: _, ownPictogram: __, ...texts } = service;
  const { id, title, description, features, industries, instead } = texts;
  const proofs = "caseStudies" in texts ? texts.caseStudies : [];
  // Of another service or a case study, only what this one says of it.
  const own = {
    ...texts,
    instead: instead.map(({ when }) => when),
    caseStudies: proofs.map(({ relevance }) => relevance),
  };
  return {
    kind: "service",
    title,
    path: servicePath(id),
    text: description,
    more: [...features, ...industries, ...namesIn(own)],
    search,
  };
}

function fromSituation({ id, line, note, services, search }: Situation, content: Content): Source {
  return {
    kind: "situation",
    title: line,
    path: situationPath(content, id),
    text: note,
    more: services.map(({ why }) => why),
    search,
  };
}

function fromCaseStudy(study: CaseStudy): Source {
  const { search, servicesUsed: _, ...texts } = study;
  const { slug, title, description, industry, results } = texts;
  return {
    kind: "case-study",
    title,
    path: caseStudyPath(slug),
    text: description,
    more: [...(industry ? [industry] : []), ...results, ...namesIn(texts)],
    search,
  };
}

/** The first sentence, with the next one where it says as little as “Yes.” */
export const beginningOf = (words: string) => /^.{15,}?\.(?=\s|$)|^.*/s.exec(words)?.[0] ?? "";

function fromQuestion({ question, answer, search }: Faq, content: Content): Source[] {
  const words = plainText(answer);
  const path = questionPath(content, question);
  const text = beginningOf(words);
  return path ? [{ kind: "question", title: question, path, text, more: [words], search }] : [];
}

function fromClaim({ id, value, label, scope, method, search }: Claim, content: Content): Source[] {
  const path = claimPath(content, id);
  const title = `${value} ${label}`;
  return path ? [{ kind: "claim", title, path, text: scope, more: [method], search }] : [];
}

function documentOf({ kind, title, path, text, more, search = "" }: Source): SearchDocument {
  const known = new Set([title, text].flatMap(meaningfulWords));
  const further = new Set(more.flatMap(meaningfulWords).filter((word) => !known.has(word)));
  return {
    kind,
    title,
    path,
    text,
    aliases: search,
    more: [...further].join(" "),
  };
}

/** All entries of the search index. */
export function searchDocuments(content: Content): SearchDocument[] {
  const { situations, services, caseStudies, faq, claims } = content;
  return [
    ...situations.map((one) => fromSituation(one, content)),
    ...services.map(fromService),
    ...caseStudies.map(fromCaseStudy),
    ...faq.flatMap((one) => fromQuestion(one, content)),
    ...claims.flatMap((claim) => fromClaim(claim, content)),
    ...pageTexts(content).map((part): Source => ({ kind: "page", ...part })),
  ].map(documentOf);
}
