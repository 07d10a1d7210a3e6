import { Pictogram } from "../../components/pictogram";
import { drawnPictograms } from "../../content/pictograms";
import { useContent } from "../../lib/use-words";
import { Specimen } from "./specimen";

/** All pictograms in each size, plain and filled; hovering fills the plain ones. */
export function Pictograms() {
  return (
    <Specimen name="Pictograms">
      <ul className="grid gap-x-5 gap-y-6 sm:grid-cols-2 lg:grid-cols-4">
        {drawnPictograms(useContent()).map(({ title, icon }) => (
          <li key={title} className="group text-label">
            <div className="mb-2 flex flex-wrap items-center gap-3">
              {([40, 32, 28] as const).flatMap((size) => [
                <Pictogram key={size} drawing={icon} size={size} />,
                <Pictogram key={`${size} filled`} drawing={icon} size={size} filled />,
              ])}
            </div>
            <b className="block font-medium">{title}</b>
            <span className="text-muted">{icon.says}</span>
          </li>
        ))}
      </ul>
    </Specimen>
  );
}
