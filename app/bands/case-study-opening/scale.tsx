import type { CaseStudy } from "../../content/types";
import { classNames } from "../../lib/class-names";
import { useSite, useWords } from "../../lib/use-words";
import type { BandProps } from "../component-of";
import { scaleWords } from "./scale-words";

type Terms = BandProps<"case-study-opening">["terms"];

/** The two facts that are sentences. */
const isLong = (fact: string) => fact === "duration" || fact === "clientPeople";

/** How large the program was, so that readers can judge its results: five facts between hairlines. */
export function Scale({ study, terms }: { study: CaseStudy; terms: Terms }) {
  const said = scaleWords(study, useWords().caseStudies, useSite());
  return (
    <dl className="scale-line mb-6 text-small lg:mb-8 print:mb-0">
      {(Object.keys(terms) as (keyof Terms)[]).map((fact) => (
        <div key={fact} className={classNames("scale-fact", isLong(fact) && "scale-fact-long")}>
          <dt className="text-label text-muted">{terms[fact]}</dt>
          <dd>{said[fact]}</dd>
        </div>
      ))}
    </dl>
  );
}
