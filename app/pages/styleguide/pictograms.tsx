import { Pictogram } from "../../components/pictogram";
import { home } from "../../content/home";
import { servicePictograms } from "../../content/pictograms";
import { processSteps } from "../../content/process";
import { services } from "../../content/services";
import { Specimen } from "./specimen";

const sheet = [
  {
    name: "Services",
    drawings: services.map(({ id, title }) => ({ title, icon: servicePictograms[id] })),
  },
  { name: "Process steps", drawings: processSteps },
  { name: "Stats", drawings: home.statCards },
];

const sizes = [40, 32, 28] as const;

/** All pictograms in each size, plain and filled; hovering fills the plain ones. */
export function Pictograms() {
  return sheet.map(({ name, drawings }) => (
    <Specimen key={name} name={`Pictograms: ${name}`}>
      <ul className="grid gap-x-5 gap-y-6 sm:grid-cols-2 lg:grid-cols-4">
        {drawings.map(({ title, icon }) => (
          <li key={title} className="group text-label">
            <div className="mb-2 flex flex-wrap items-center gap-3">
              {sizes.map((size) => (
                <Pictogram key={size} drawing={icon} size={size} />
              ))}
              {sizes.map((size) => (
                <Pictogram key={size} drawing={icon} size={size} filled />
              ))}
            </div>
            <b className="block font-medium">{title}</b>
            <span className="text-muted">{icon.says}</span>
          </li>
        ))}
      </ul>
    </Specimen>
  ));
}
