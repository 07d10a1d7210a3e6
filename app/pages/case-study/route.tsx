import { Bands } from "../../bands/bands";
import { relatedServices } from "../../bands/case-study-text/related-services";
import { content } from "../../content/content";
import type { CaseStudy as CaseStudyEntry } from "../../content/types";
import { pageHead } from "../../lib/page-head";
import { articleData } from "../../lib/page-structured-data";
import { caseStudyPath } from "../../lib/paths";
import type { Route } from "./+types/route";

export function loader({ params }: Route.LoaderArgs) {
  const page = content.entryPages.find(({ path }) => path === caseStudyPath(params.slug));
  if (!page) throw new Response("No such case study", { status: 404 });
  return page;
}

export function meta({ loaderData: { head, path, entry, bands } }: Route.MetaArgs) {
  const study = entry as CaseStudyEntry;
  const others = bands.flatMap((one) =>
    one.band === "case-study-text" ? one.relatedServices : [],
  );
  return pageHead({
    ...head,
    path,
    type: "article",
    cardAlt: `the cover picture: ${study.imageAlt}`,
    facts: [articleData(study, relatedServices(study.servicesUsed, others, content.services))],
  });
}

export default function CaseStudy({ loaderData: { bands, entry } }: Route.ComponentProps) {
  return <Bands bands={bands} lists={content} entry={{ caseStudy: entry }} />;
}
