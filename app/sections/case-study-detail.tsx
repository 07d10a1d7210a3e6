import { href } from "react-router";
import { Tag } from "../components/badge";
import { NumberedList, PlainList } from "../components/item-list";
import { Link } from "../components/link";
import { Picture } from "../components/picture";
import { Prose } from "../components/prose";
import { StatFigure, StatRow } from "../components/stat";
import { TextLink } from "../components/text-link";
import type { CaseStudySlug, ServiceId } from "../content/ids";
import type { CaseStudy } from "../content/types";
import { servicePath } from "../lib/paths";
import { splitResult } from "../lib/split-result";
import { ClosingCall } from "./closing-call";
import { PageHero } from "./page-hero";

interface CaseStudyDetailProps {
  study: CaseStudy & { slug: CaseStudySlug };
  related: readonly { id: ServiceId; title: string }[];
  closing: { heading: string; text: string };
}

const headlineResults = 3;
const headingClass = "display mb-6 text-title-2";

export function CaseStudyDetail({ study, related, closing }: CaseStudyDetailProps) {
  return (
    <>
      <PageHero
        label={<Tag>{study.industry}</Tag>}
        heading={study.title}
        lead={study.description}
      />
      <div className="wrap mt-10">
        <Picture
          name={study.slug}
          alt={study.imageAlt}
          sizes="(min-width: 83rem) 77rem, 93vw"
          priority
          className="aspect-3/2 max-h-[36rem]"
        />
        <StatRow className="border-text border-b">
          {study.results.slice(0, headlineResults).map((result) => {
            const { figure, text } = splitResult(result);
            return <StatFigure key={result} value={figure ?? text} label={figure ? text : ""} />;
          })}
        </StatRow>
      </div>
      <div className="wrap grid gap-x-[clamp(2rem,6vw,6rem)] gap-y-14 py-[clamp(3rem,6vw,5.5rem)] lg:grid-cols-[8fr_4fr]">
        <div className="space-y-16">
          <section>
            <h2 className={headingClass}>Business Challenges</h2>
            <NumberedList items={study.challenges} columns={1} />
          </section>
          <section>
            <h2 className={headingClass}>Our Solution</h2>
            <Prose>
              {study.solution.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
            </Prose>
          </section>
          <section>
            <h2 className={headingClass}>Our Approach</h2>
            <ol>
              {study.approach.map(({ title, description }) => (
                <li key={title} className="border-line border-t py-5">
                  <h3 className="display mb-2 text-title-4">{title}</h3>
                  <p className="max-w-prose text-muted">{description}</p>
                </li>
              ))}
            </ol>
          </section>
          <section>
            <h2 className={headingClass}>Business Results</h2>
            <PlainList items={study.results} />
          </section>
          <figure className="border-accent border-l-2 pl-6">
            <blockquote className="display text-title-3 leading-[1.3]!">
              “{study.testimonial.quote}”
            </blockquote>
            <figcaption className="mt-5 text-muted text-small">
              <b className="block font-medium text-text">{study.testimonial.author}</b>
              {study.testimonial.role}
            </figcaption>
          </figure>
        </div>
        <aside aria-label="Key insights and related services" className="space-y-10">
          <div>
            <h2 className="display mb-5 text-title-3">Key Insights</h2>
            <PlainList items={study.keyInsights} className="text-small" />
          </div>
          <nav aria-label="Related services">
            <h2 className="mb-3 font-medium text-small">Related Services</h2>
            <ul>
              {related.map(({ id, title }) => (
                <li key={id} className="border-line border-t">
                  <Link
                    to={servicePath(id)}
                    className="block py-2.5 text-small underline-offset-4 hover:underline"
                  >
                    {title}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
          <TextLink to={href("/client-success-stories")}>More Success Stories</TextLink>
        </aside>
      </div>
      <ClosingCall {...closing} />
    </>
  );
}
