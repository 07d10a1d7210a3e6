import { Section, SectionHead } from "../components/section";
import type { Drawing } from "../components/visualization/drawing";
import { Visualization } from "../components/visualization/visualization";

interface AnalyticsProps {
  title: string;
  text: string;
  charts: readonly Drawing[];
}

/** What a sponsor sees of the work: charts, two by two. */
export function Analytics({ title, text, charts }: AnalyticsProps) {
  return (
    <Section id="analytics" aria-labelledby="analytics-heading" className="pt-0">
      <SectionHead id="analytics-heading" label="Analytics" heading={title}>
        {text}
      </SectionHead>
      <div className="grid gap-5 lg:grid-cols-2">
        {charts.map((chart) => (
          <Visualization key={chart.title} drawing={chart} level={3} />
        ))}
      </div>
    </Section>
  );
}
