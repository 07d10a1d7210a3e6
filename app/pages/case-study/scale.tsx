import type { CaseStudy } from "../../content/types";

const terms: Record<keyof CaseStudy["scale"], string> = {
  cost: "Program cost",
  duration: "Duration",
  clientPeople: "Client’s people",
  ourPeople: "Our people",
  reach: "Reach",
};

/** How large the program was, so that readers can judge its results: five facts between hairlines. */
export function Scale({ scale }: Pick<CaseStudy, "scale">) {
  return (
    <dl className="scale-line mb-6 text-small lg:mb-8 print:mb-0">
      {(Object.keys(terms) as (keyof typeof terms)[]).map((fact) => (
        <div key={fact}>
          <dt className="text-label text-muted">{terms[fact]}</dt>
          <dd>{scale[fact]}</dd>
        </div>
      ))}
    </dl>
  );
}
