import { Bands } from "../../bands/bands";
import { relatedServices } from "../../bands/case-study-text/related-services";
import type { CaseStudy } from "../../content/types";
import { contentContext } from "../../lib/content-context";
import { pageHead } from "../../lib/page-head";
import { articleData } from "../../lib/page-structured-data";
import { caseStudyPath } from "../../lib/paths";
import { filled, useContent } from "../../lib/use-words";
import type { Route } from "./+types/route";

export function loader({ context, params: { slug } }: Route.LoaderArgs) {
  const content = context.get(contentContext);
  const path = caseStudyPath(slug);
  const page = content.entryPages.find((one) => one.path === path);
  if (!page) throw new Response(null, { status: 404 });
  const { bands, entry } = page;
  const study = entry as CaseStudy;
  const others = bands.flatMap((one) =>
    one.band === "case-study-text" ? one.relatedServices : [],
  );
  const related = relatedServices(study.servicesUsed, others, content.services);
  const head = pageHead(content, {
    ...page.head,
    path,
    type: "article",
    cardAlt: filled(content.words.head.cover, { picture: study.imageAlt }),
    facts: [articleData(content, study, related)],
  });
  return { bands, entry, head };
}

export const meta = ({ loaderData: { head } }: Route.MetaArgs) => head;

export default function CaseStudyPage({ loaderData: { bands, entry } }: Route.ComponentProps) {
  return <Bands bands={bands} lists={useContent()} entry={{ caseStudy: entry }} />;
}
