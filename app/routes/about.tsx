import { href } from "react-router";
import { DataTable } from "../components/data-table";
import { Picture } from "../components/picture";
import { Prose } from "../components/prose";
import { Section, SectionHead } from "../components/section";
import { ClaimRow, StatFigure } from "../components/stat";
import { TextLink } from "../components/text-link";
import { about } from "../content/about.server";
import { allClaims, getClaims } from "../content/claims.server";
import { branded } from "../lib/branded.server";
import { pageHead } from "../lib/page-head.server";
import { ClosingCall } from "../sections/closing-call";
import { PageHero } from "../sections/page-hero";
import { TitledTexts } from "../sections/titled-texts";
import { site } from "../site";
import type { Route } from "./+types/about";

export function loader() {
  return branded({
    meta: pageHead({ ...about.head, path: "/about" }),
    page: about,
    figures: getClaims(...about.figures),
    claims: allClaims,
  });
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData.meta;
}

export default function About({ loaderData: { page, figures, claims } }: Route.ComponentProps) {
  return (
    <>
      <PageHero {...page.intro} />
      <Section id="about" aria-label="Our story">
        <div className="grid gap-x-16 gap-y-10 lg:grid-cols-2">
          <Prose>
            {page.story.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
            <TextLink to={href("/testimonials")} className="no-underline!">
              See What Clients Say
            </TextLink>
          </Prose>
          <div>
            <Picture
              name="team-work"
              alt={page.teamImageAlt}
              sizes="(min-width: 83rem) 37rem, (min-width: 64rem) 44vw, 93vw"
              className="aspect-4/3"
            />
            <ClaimRow claims={figures} className="border-text border-b">
              <StatFigure value={String(site.foundedYear)} label="founded" />
            </ClaimRow>
          </div>
        </div>
      </Section>
      <Section ground="raised" aria-labelledby="values-heading">
        <SectionHead id="values-heading" {...page.valuesIntro}>
          {page.valuesIntro.text}
        </SectionHead>
        <TitledTexts items={page.values} />
      </Section>
      <Section id="how-we-measure" aria-labelledby="measure-heading">
        <SectionHead id="measure-heading" {...page.measure}>
          {page.measure.text}
        </SectionHead>
        <DataTable
          caption="Every figure we claim, with what it counts and over which time"
          columns={["Figure", "What it is", "What it counts", "Period"]}
          rows={claims.map(({ id, value, label, scope, period }) => [
            <span key={id} data-claim={id}>
              {value}
            </span>,
            label,
            scope,
            period,
          ])}
        />
      </Section>
      <ClosingCall {...page.closing} />
    </>
  );
}
