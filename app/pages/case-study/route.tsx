import { Bands } from "../../bands/bands";
import { relatedServices } from "../../bands/related-services";
import type { CaseStudy } from "../../content/types";
import { contentContext } from "../../lib/content-context";
import { pathOf } from "../../lib/editions";
import { pageHead } from "../../lib/page-head";
import { articleData } from "../../lib/page-structured-data";
import { filled, useContent } from "../../lib/use-words";
import type { Route } from "./+types/route";

export function loader({ context, url }: Route.LoaderArgs) {
  const content = context.get(contentContext);
  const asked = pathOf(content.site, url.pathname);
  const page = content.entryPages.find(({ path }) => path === asked);
  if (!page) throw new Response(null, { status: 404 });
  const { head, path, bands, entry } = page;
  const study = entry as CaseStudy;
  const others = bands.flatMap((one) => ("relatedServices" in one ? one.relatedServices : []));
  const related = relatedServices(study.servicesUsed, others);
  // A drawn cover shows bars, as the cards of other pages do.
  const cardAlt = study.imageAlt
    ? filled(content.words.head.cover, { picture: study.imageAlt })
    : content.words.head.card;
  const facts = [articleData(content, study, related)];
  return {
    bands,
    entry,
    head: pageHead(content, { ...head, path, type: "article", cardAlt, facts }),
  };
}

export const meta = ({ loaderData: { head } }: Route.MetaArgs) => head;

export default function CaseStudyPage({ loaderData: { bands, entry } }: Route.ComponentProps) {
  return (
    <Bands title={entry.title} bands={bands} lists={useContent()} entry={{ caseStudy: entry }} />
  );
}
