import type { BandProps } from "../component-of";
import { FoldBand } from "../fold";

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
            {Object.values(columns).map((column) => (
              <th
                key={column}
                scope="col"
                className="md:max-lg:first:w-[22%] last:w-[26%] lg:last:w-[31.82%]"
              >
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
