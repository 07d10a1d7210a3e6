import { Group } from "./group";
import type { Catalog } from "./view";

/**
 * A model to a row. Where columns would be too narrow for their words, each model is a block of its
 * own, and its cells say themselves what the head of their column said.
 */
export function EngagementModels({ columns, models, ...group }: Catalog["engagement"]) {
  return (
    <Group {...group}>
      <table className="w-full border-collapse text-left text-small max-md:block md:[&_:is(td,th)]:py-4 md:[&_:is(td,th):not(:last-child)]:pr-4">
        <caption className="sr-only">{group.title}</caption>
        <thead className="max-md:hidden">
          <tr className="border-text border-b align-bottom">
            {columns.map((column) => (
              <th key={column} scope="col" className="font-medium last:w-[26%]">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="max-md:block">
          {models.map(({ name, fit, cells }) => (
            <tr
              key={name}
              className="border-line border-b align-top max-md:block max-md:space-y-4 max-md:py-6 max-md:first:pt-0"
            >
              <th scope="row" className="font-regular text-muted max-md:block">
                <span className="display mb-2 block text-text text-title-4">{name}</span>
                {fit}
              </th>
              {cells.map(({ label, lines }) => (
                <td key={label} className="text-muted max-md:block">
                  <b className="block font-medium text-text md:hidden">{label}</b>
                  {lines.map(({ side, text }) => (
                    <p key={text}>
                      {side && <b className="font-medium text-text">{side}</b>} {text}
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
