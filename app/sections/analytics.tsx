import { Section, SectionHead } from "../components/section";
import type { Drawn } from "../components/visualization/draw.server";
import { Visualization } from "../components/visualization/visualization";

interface AnalyticsProps {
  title: string;
  text: string;
  charts: readonly Drawn[];
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
          <Visualization key={chart.title} {...chart} />
        ))}
      </div>
    </Section>
  );
}
