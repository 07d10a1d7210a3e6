import { NumberedList, PlainList } from "../../components/item-list";
import { classNames } from "../../lib/class-names";
import type { BandProps } from "../component-of";
import { inThreeColumns, inTwoColumns, ListSection } from "../list-section";

type TextProps = BandProps<"service-text">;

interface FeaturesAndBenefitsProps extends Pick<TextProps, "service"> {
  /** Their headings. */
  lists: NonNullable<TextProps["lists"]>;
  /** Across the whole page. */
  isWide: boolean;
  className: string;
}

/** Two lists side by side; features alone stand in columns. */
export function FeaturesAndBenefits({
  service: { features, benefits },
  lists,
  isWide,
  className,
}: FeaturesAndBenefitsProps) {
  const hasBoth = benefits.length > 0;
  const columns = isWide && features.length % 3 === 0 ? inThreeColumns : inTwoColumns;
  return (
    <div className={classNames(hasBoth && "shared-rows", className)}>
      <ListSection id="features-heading" heading={lists.features}>
        <PlainList items={features} {...(!hasBoth && { className: columns })} />
      </ListSection>
      {hasBoth && (
        <ListSection id="benefits-heading" heading={lists.benefits}>
          <NumberedList items={benefits} className="display text-title-4 leading-[1.3]!" />
        </ListSection>
      )}
    </div>
  );
}
