import { Cards } from "./cards";
import { Actions, Texts } from "./components";
import { Pictograms } from "./pictograms";
import { Tokens } from "./tokens";
import { Visualizations } from "./visualizations";

export const meta = () => [{ title: "Style guide" }];

/** Every token and component in every state. Built for development and tests, never deployed. */
export default function Styleguide() {
  return (
    <div className="wrap py-band">
      <h1 className="display mb-10 text-title-1">Style guide</h1>
      <Tokens />
      <Actions />
      <Texts />
      <Cards />
      <Pictograms />
      <Visualizations />
    </div>
  );
}
