import { CaseStudyCard, type CaseStudyCardProps } from "./case-study-card";

/** Rows of 8+4 and 4+8 columns: the large card changes sides and leaves no hole. */
const isWide = (index: number) => index % 4 === 0 || index % 4 === 3;

export function CaseStudyGrid({ studies }: { studies: readonly CaseStudyCardProps[] }) {
  return (
    <div className="grid gap-x-7 gap-y-12 md:grid-cols-2 lg:grid-cols-12">
      {studies.map((study, index) => (
        <CaseStudyCard
          key={study.slug}
          {...study}
          wide={isWide(index)}
          className={isWide(index) ? "lg:col-span-8" : "lg:col-span-4"}
        />
      ))}
    </div>
  );
}
