import { Benchmark, Trend } from "../../bands/stat-card";
import { Section, SectionHead } from "../../components/section";
import { getCaseStudy } from "../../content/case-studies";
import { claims } from "../../content/claims";
import { about } from "../../content/content";
import type { Claim } from "../../content/types";
import { caseStudyPath } from "../../lib/paths";

/** The trend of a claim, and its benchmark. */
function Marks({ value, trend, benchmark }: Pick<Claim, "value" | "trend" | "benchmark">) {
  return (
    <>
      {trend && <Trend {...trend} />}
      {benchmark && (
        <div className="mt-2 max-w-40 text-label text-muted">
          <Benchmark value={value} benchmark={benchmark.value} />
          {benchmark.value} {benchmark.label}
        </div>
      )}
    </>
  );
}

/** One paragraph on a phone, separate lines on wider screens. */
function Evidence({ period, method, checkedBy, cases }: Claim) {
  return (
    <dl className="gap-x-4 gap-y-1 text-label text-muted max-md:col-span-full max-md:*:inline md:col-start-2 md:grid md:grid-cols-[6rem_1fr] md:items-baseline md:*:contents lg:col-span-6 lg:col-start-7 lg:row-span-2 lg:row-start-1 [&_dt]:font-medium [&_dt]:text-text">
      {Object.entries({ Period: period, Method: method, "Checked\u00a0by": checkedBy }).map(
        ([term, text]) => (
          <div key={term}>
            <dt className="inline">{term}</dt> <dd className="inline">{text}. </dd>
          </div>
        ),
      )}
      {cases && (
        <div>
          <dt className="max-md:sr-only">See it in</dt>
          {cases.map(({ slug, shows }) => (
            <dd key={slug} className="max-md:mt-1.5 md:col-start-2 md:-my-0.5">
              <a
                href={caseStudyPath(slug)}
                className="inline-block min-h-6 text-text underline underline-offset-4 hover:text-accent"
              >
                {getCaseStudy(slug).title}
              </a>
              , {shows}.
            </dd>
          ))}
        </div>
      )}
    </dl>
  );
}

/** Every claim, one per row; a claim on any page links to its row here. */
export function ClaimsLedger() {
  return (
    <Section id="how-we-measure" ground="sand" aria-labelledby="measure-heading">
      <SectionHead id="measure-heading" {...about.measure} />
      <ul className="border-line border-b">
        {claims.map((claim) => (
          <li
            key={claim.id}
            id={claim.id}
            className="grid grid-cols-[auto_1fr] items-baseline gap-x-3 gap-y-1 border-line border-t py-5 text-small target:border-accent md:grid-cols-[1fr_3fr] md:gap-x-7 lg:grid-cols-12 lg:grid-rows-[auto_1fr]"
          >
            <p
              data-claim={claim.id}
              className="display whitespace-nowrap text-title-3 md:row-span-2 lg:col-span-2 xl:text-figure"
            >
              {claim.value}
            </p>
            <h3 className="font-medium first-letter:uppercase lg:col-span-4">{claim.label}</h3>
            <div className="max-md:col-span-full lg:col-span-4">
              <p className="mb-1 text-muted">{claim.scope}.</p>
              <Marks {...claim} />
            </div>
            <Evidence {...claim} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
