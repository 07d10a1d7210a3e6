import { NumberedList, PlainList } from "../../components/item-list";
import type { BandProps } from "../component-of";
import { inOneColumn, inThreeColumns, inTwoColumns, Subsection } from "../subsection";

type TextProps = BandProps<"service-text">;

interface FeaturesAndBenefitsProps extends Pick<TextProps, "section" | "service"> {
  /** Their headings. */
  lists: NonNullable<TextProps["lists"]>;
  /** Across the whole page. */
  isWide: boolean;
}

/** Two lists side by side; features alone stand in columns. */
export function FeaturesAndBenefits({
  section: { again },
  service: { features, benefits },
  lists,
  isWide,
}: FeaturesAndBenefitsProps) {
  const hasBoth = benefits.length > 0;
  const columns = isWide && features.length % 3 === 0 ? inThreeColumns : inTwoColumns;
  return (
    <div className={hasBoth ? "grid gap-x-7 gap-y-10 md:grid-cols-2 print:grid-cols-2" : ""}>
      <Subsection id={`features-heading${again}`} heading={lists.features}>
        <PlainList items={features} className={hasBoth ? inOneColumn : columns} />
      </Subsection>
      {hasBoth && (
        <Subsection id={`benefits-heading${again}`} heading={lists.benefits}>
          <NumberedList items={benefits} className={inOneColumn} />
        </Subsection>
      )}
    </div>
  );
}
