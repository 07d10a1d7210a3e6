import { type CaseStudyWithSlug, caseStudies } from "../content/case-studies";
import { allClaims, type ClaimWithId } from "../content/claims";
import { faq } from "../content/faq";
import { searchWords } from "../content/search-words";
import { type ServiceWithId, services } from "../content/services";
import type { Faq } from "../content/types";
import { caseStudyPath, claimPath, questionPath, servicePath } from "../lib/paths";
import type { Kind, SearchDocument } from "./document";
import { namesIn } from "./names";
import { type PagePart, pageTexts } from "./page-texts";
import { meaningfulWords } from "./words";

type Source = PagePart & { kind: Kind };

function fromService(service: ServiceWithId): Source {
  const { id, title, description, features, industries } = service;
  return {
    kind: "service",
    title,
    path: servicePath(id),
    text: description,
    more: [...features, ...industries, ...namesIn(service)],
  };
}

function fromCaseStudy(study: CaseStudyWithSlug): Source {
  const { slug, title, description, industry, results } = study;
  return {
    kind: "case-study",
    title,
    path: caseStudyPath(slug),
    text: description,
    more: [industry, ...results, ...namesIn(study)],
  };
}

const fromQuestion = ({ question, answer }: Faq): Source => ({
  kind: "question",
  title: question,
  path: questionPath(question),
  text: answer.slice(0, answer.indexOf(".") + 1),
  more: [answer],
});

const fromClaim = ({ id, value, label, scope, method }: ClaimWithId): Source => ({
  kind: "claim",
  title: `${value} ${label}`,
  path: claimPath(id),
  text: scope,
  more: [method],
});

function documentOf({ kind, title, path, text, more }: Source): SearchDocument {
  const known = new Set([title, text].flatMap(meaningfulWords));
  const further = new Set(more.flatMap(meaningfulWords).filter((word) => !known.has(word)));
  return {
    kind,
    title,
    path,
    text,
    aliases: (searchWords[path] ?? []).join(", "),
    more: [...further].join(" "),
  };
}

/** All entries of the search index. */
export function searchDocuments(): SearchDocument[] {
  return [
    ...services.map(fromService),
    ...caseStudies.map(fromCaseStudy),
    ...faq.map(fromQuestion),
    ...allClaims.map(fromClaim),
    ...pageTexts().map((part): Source => ({ kind: "page", ...part })),
  ].map(documentOf);
}
