import { href } from "react-router";
import { DataTable } from "../components/data-table";
import { FinishedHtml } from "../components/finished-html";
import { Picture } from "../components/picture";
import { Prose } from "../components/prose";
import { Section, SectionHead } from "../components/section";
import { ClaimRow, StatFigure } from "../components/stat";
import { TextLink } from "../components/text-link";
import { about } from "../content/about.server";
import { allClaims, getClaims } from "../content/claims.server";
import { branded } from "../lib/branded.server";
import { finishedHtml } from "../lib/finished-html.server";
import { pageHead } from "../lib/page-head.server";
import { ClosingCall } from "../sections/closing-call.server";
import { PageHero } from "../sections/page-hero.server";
import { TitledTexts } from "../sections/titled-texts.server";
import { site } from "../site";
import type { Route } from "./+types/about";

function About() {
  return (
    <>
      <PageHero {...about.intro} />
      <Section id="about" aria-label="Our story">
        <div className="grid gap-x-16 gap-y-10 lg:grid-cols-2">
          <Prose>
            {about.story.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
            <TextLink to={href("/testimonials")} className="no-underline!">
              See What Clients Say
            </TextLink>
          </Prose>
          <div>
            <Picture
              name="team-work"
              alt={about.teamImageAlt}
              sizes="(min-width: 83rem) 37rem, (min-width: 64rem) 44vw, 93vw"
              className="aspect-4/3"
            />
            <ClaimRow claims={getClaims(...about.figures)} className="border-text border-b">
              <StatFigure value={String(site.foundedYear)} label="founded" />
            </ClaimRow>
          </div>
        </div>
      </Section>
      <Section ground="raised" aria-labelledby="values-heading">
        <SectionHead id="values-heading" {...about.valuesIntro}>
          {about.valuesIntro.text}
        </SectionHead>
        <TitledTexts items={about.values} />
      </Section>
      <Section id="how-we-measure" aria-labelledby="measure-heading">
        <SectionHead id="measure-heading" {...about.measure}>
          {about.measure.text}
        </SectionHead>
        <DataTable
          caption="Every figure we claim, with what it counts and over which time"
          columns={["Figure", "What it is", "What it counts", "Period"]}
          rows={allClaims.map(({ id, value, label, scope, period }) => [
            <span key={id} data-claim={id}>
              {value}
            </span>,
            label,
            scope,
            period,
          ])}
        />
      </Section>
      <ClosingCall {...about.closing} />
    </>
  );
}

export function loader() {
  const path = href("/about");
  return branded({
    meta: pageHead({ ...about.head, path }),
    html: finishedHtml(path, <About />),
  });
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData.meta;
}

export default function AboutRoute({ loaderData }: Route.ComponentProps) {
  return <FinishedHtml name="page" html={loaderData.html} />;
}
