import { fetchIndex } from "../../search/fetch-index";
import { type SearchIndex, type SearchResult, search } from "../../search/search";
import { meaningfulWords } from "../../search/words";
import { filled } from "../../text/filled";
import { spaced } from "./spaced";
import type { ChatLink } from "./state";

/** Search results for a message: pages whose full title it contains, and other good matches. */
export type SearchLinks = (text: string) => { named: ChatLink[]; near: ChatLink[] };

/**
 * A page gets a link if it has most words of the message, or one of them in its name (which gives at
 * least `nameScore`). A page far behind the best would be a guess.
 */
const leastShare = 0.6;
const nameScore = 50;
const leastOfBest = 0.4;

const hasOwnName = ({ kind }: SearchResult) => kind === "service" || kind === "case-study";

/** `caseStudy` is how a link to one reads, with a blank for its title. */
export function searchLinks(index: SearchIndex, caseStudy: string): SearchLinks {
  const linkTo = ({ kind, title, path, hreflang }: SearchResult): ChatLink => ({
    label: kind === "case-study" ? filled(caseStudy, { title }) : title,
    href: path,
    hreflang,
  });
  return (text) => {
    const results = meaningfulWords(text).length ? search(index, text, { isSent: true }) : [];
    const best = results[0]?.score ?? 0;
    const message = spaced(text);
    return {
      // Longest first: "Enterprise Digital Transformation" contains "Digital Transformation".
      named: results
        .filter((result) => hasOwnName(result) && message.includes(spaced(result.title)))
        .sort((a, b) => b.title.length - a.title.length)
        .map(linkTo),
      near: results
        .filter(({ share, score }) => share >= leastShare || score >= nameScore)
        .filter(({ score }) => score >= best * leastOfBest)
        .map(linkTo),
    };
  };
}

export const fetchSearchLinks = async (caseStudy: string) =>
  searchLinks(await fetchIndex(), caseStudy);
