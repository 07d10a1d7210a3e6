import { TextLink } from "../../components/text-link";
import { Group } from "./group";
import type { Catalog } from "./view";

/** An aspect to a row. */
export function Comparison({ columns, rows, service, href, ...group }: Catalog["comparison"]) {
  return (
    <Group {...group}>
      <table className="stacking comparison mb-8 text-small">
        <caption className="sr-only">{columns.join(", ")}</caption>
        <thead>
          <tr>
            {["Aspect", ...columns].map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ aspect, values }) => (
            <tr key={aspect}>
              <th scope="row" className="font-medium max-md:text-body">
                {aspect}
              </th>
              {columns.map((column, index) => (
                <td key={column}>
                  <b>{column}</b> {values[index]}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <TextLink href={href}>{service}</TextLink>
    </Group>
  );
}
