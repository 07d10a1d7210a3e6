import { TextLink } from "../../components/text-link";
import { servicePath } from "../../lib/paths";
import type { BandProps } from "../component-of";
import { FoldBand } from "../fold";

/** Ours comes first, and what stands beside it keeps its distance. */
const columnClasses = ["compared-ours", "compared-beside"];

/** An aspect to a row. */
export default function Comparison({
  section,
  heading,
  text,
  aspect,
  columns,
  rows,
  service,
}: BandProps<"comparison">) {
  return (
    <FoldBand section={section} heading={heading} text={text}>
      <table className="stacking comparison mb-4 text-small">
        <caption className="sr-only">{columns.join(", ")}</caption>
        <thead>
          <tr>
            <th scope="col" className="compared-aspect">
              {aspect}
            </th>
            {columns.map((column, index) => (
              <th key={column} scope="col" className={columnClasses[index]}>
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ aspect, values }) => (
            <tr key={aspect}>
              <th scope="row" className="compared-aspect font-medium max-md:text-body">
                {aspect}
              </th>
              {columns.map((column, index) => (
                <td key={column} className={columnClasses[index]}>
                  <b className="stacked">{column}</b> {values[index]}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {service && (
        <TextLink className="text-small" href={servicePath(service.id)}>
          {service.title}
        </TextLink>
      )}
    </FoldBand>
  );
}
