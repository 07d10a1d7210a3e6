import { NumberedList, PlainList } from "../../components/item-list";
import { classNames } from "../../lib/class-names";
import type { BandProps } from "../component-of";
import { inTwoColumns, ListSection } from "../list-section";

type TextProps = BandProps<"service-text">;

interface FeaturesAndBenefitsProps extends Pick<TextProps, "service"> {
  /** Their headings. */
  lists: NonNullable<TextProps["lists"]>;
  className: string;
}

/** Two lists side by side; features alone stand in two columns. */
export function FeaturesAndBenefits({
  service: { features, benefits },
  lists,
  className,
}: FeaturesAndBenefitsProps) {
  const hasBoth = benefits.length > 0;
  return (
    <div className={classNames(hasBoth && "shared-rows", className)}>
      <ListSection id="features-heading" heading={lists.features}>
        <PlainList items={features} {...(!hasBoth && { className: inTwoColumns })} />
      </ListSection>
      {hasBoth && (
        <ListSection id="benefits-heading" heading={lists.benefits}>
          <NumberedList items={benefits} className="display text-title-4 leading-[1.3]!" />
        </ListSection>
      )}
    </div>
  );
}
