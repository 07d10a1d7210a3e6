import { Group } from "./group";
import type { Catalog } from "./view";

/** A model to a row. */
export function EngagementModels({ columns, models, ...group }: Catalog["engagement"]) {
  return (
    <Group {...group}>
      <table className="stacking text-small">
        <caption className="sr-only">{group.title}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col" className="last:w-[26%] lg:last:w-[31.82%]">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {models.map(({ name, fit, cells }) => (
            <tr key={name}>
              <th scope="row" className="font-regular text-muted">
                <span className="display mb-2 block text-text text-title-4">{name}</span>
                {fit}
              </th>
              {cells.map(({ label, lines }) => (
                <td key={label}>
                  <b>{label}</b>
                  {lines.map(({ side, text }) => (
                    <p key={text}>
                      {side && <b>{side}</b>} {text}
                    </p>
                  ))}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Group>
  );
}
