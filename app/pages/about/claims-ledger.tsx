import { Benchmark, Trend } from "../../bands/stat-card";
import { Icon } from "../../components/icon";
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
        <div className="my-2 max-w-40 text-label text-muted">
          <Benchmark value={value} benchmark={benchmark.value} />
          {benchmark.value} {benchmark.label}
        </div>
      )}
    </>
  );
}

function Evidence({ period, method, checkedBy, cases }: Claim) {
  return (
    <dl className="grid grid-cols-[auto_1fr] items-baseline gap-x-4 gap-y-1 text-label text-muted *:contents [&_dt]:font-medium [&_dt]:text-text">
      {Object.entries({ Period: period, Method: method, "Checked\u00a0by": checkedBy }).map(
        ([term, text]) => (
          <div key={term}>
            <dt>{term}</dt> <dd>{text}.</dd>
          </div>
        ),
      )}
      {cases && (
        <div>
          <dt>See it in</dt>
          {cases.map(({ slug, shows }) => (
            <dd key={slug} className="col-start-2 -my-0.5">
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
            className="relative border-line border-t text-small has-[:target]:border-accent"
          >
            <details name={claim.id} className="group">
              <summary className="grid cursor-pointer list-none grid-cols-[1fr_auto] items-baseline gap-x-3 gap-y-1 py-4 hover:text-accent md:grid-cols-[1fr_2fr_3fr_auto] md:gap-x-7 lg:grid-cols-12 [&::-webkit-details-marker]:hidden">
                <span
                  data-claim={claim.id}
                  className="display whitespace-nowrap text-title-3 lg:col-span-2"
                >
                  {claim.value}
                </span>
                <h3 className="font-medium first-letter:uppercase max-md:col-start-1 lg:col-span-3">
                  {claim.label}
                </h3>
                <span className="text-muted max-md:col-start-1 lg:col-span-6">{claim.scope}.</span>
                <Icon
                  name="plus"
                  size={22}
                  className="justify-self-end text-accent eased group-open:rotate-45 max-md:col-start-2 max-md:row-start-1 print:hidden"
                />
              </summary>
              {/* Inside <details>, so that a hash link opens it, but at the top of the row. */}
              <div id={claim.id} className="absolute top-0" />
              <div className="pb-5 lg:pl-[calc((100%+1.75rem)/6)]">
                <Marks {...claim} />
                <Evidence {...claim} />
              </div>
            </details>
          </li>
        ))}
      </ul>
    </Section>
  );
}
