import type { BandProps } from "../component-of";
import { FoldBand } from "../fold";

/** The others share what is left. */
const widthClasses: Record<string, string> = {
  model: "md:max-lg:w-[22%]",
  exit: "w-[26%] lg:w-[31.82%]",
};

/** A model to a row. */
export default function EngagementModels({
  section,
  heading,
  text,
  columns,
  sides,
  models,
}: BandProps<"engagement-models">) {
  return (
    <FoldBand section={section} heading={heading} text={text}>
      <table className="stacking md:table-fixed text-small">
        <caption className="sr-only">{heading}</caption>
        <thead>
          <tr>
            {Object.entries(columns).map(([name, column]) => (
              <th key={name} scope="col" className={widthClasses[name]}>
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {models.map(({ model, fit, exit, ...terms }) => (
            <tr key={model}>
              <th scope="row" className="font-regular text-muted">
                <span className="display block text-text text-title-4">{model}</span>
                {fit}
              </th>
              {(["youCarry", "weCarry", "payment"] as const).map((term) => (
                <td key={term}>
                  <b className="stacked">{columns[term]}</b>
                  <p> {terms[term]}</p>
                </td>
              ))}
              <td>
                <b className="stacked">{columns.exit}</b>
                {(["you", "we"] as const).map((side) => (
                  <p key={side}>
                    <b className="font-medium text-text">{sides[side]}</b> {exit[side]}
                  </p>
                ))}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </FoldBand>
  );
}
