import { TextLink } from "../../components/text-link";
import { servicesPage } from "../../content/content";
import { getService } from "../../content/services";
import { servicePath } from "../../lib/paths";
import { Group } from "./group";

/** An aspect to a row. */
export function Comparison() {
  const { heading, text, columns, rows, service } = servicesPage.comparison;
  return (
    <Group id="why-pmaas" title={heading} text={text}>
      <table className="stacking comparison wrap-drawing mb-4 text-small">
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
      <TextLink className="text-small" href={servicePath(service)}>
        {getService(service).title}
      </TextLink>
    </Group>
  );
}
