import { NumberedList } from "../../components/item-list";
import { BandHeading, Section } from "../../components/section";
import type { BandProps } from "../component-of";

export default function NumberedListBand({ section, heading, items }: BandProps<"numbered-list">) {
  return (
    <Section {...section}>
      <div className="grid gap-x-16 gap-y-8 lg:grid-cols-[4fr_8fr]">
        <BandHeading {...section} className="display text-title-2">
          {heading}
        </BandHeading>
        <NumberedList items={items} />
      </div>
    </Section>
  );
}
