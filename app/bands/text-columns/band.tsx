import { columnsFor } from "../../lib/even-columns";
import type { BandProps } from "../component-of";
import { FoldBand } from "../fold";
import { TitledText } from "../titled-text";

export default function TextColumns({
  section,
  heading,
  text,
  items,
  minor,
}: BandProps<"text-columns">) {
  return (
    <FoldBand section={section} heading={heading} text={text} isMinor={minor}>
      <ul
        className="ruled md:grid-cols-[repeat(min(var(--columns),2),minmax(0,1fr))] md:max-lg:*:last:odd:col-span-full lg:in-columns"
        style={{ "--columns": columnsFor(items.length, 4) }}
      >
        {items.map((one) => (
          <li key={one.title}>
            <TitledText {...one} />
          </li>
        ))}
      </ul>
    </FoldBand>
  );
}
