import { pageTitle } from "../lib/page-title";
import { Clients } from "../sections/clients";
import { Cards } from "../styleguide/cards";
import { Actions, Texts } from "../styleguide/components";
import { sampleClients } from "../styleguide/samples";
import { SingleSpecimen } from "../styleguide/specimen";
import { Tokens } from "../styleguide/tokens";
import { Visualizations } from "../styleguide/visualizations";

export const meta = () => [{ title: pageTitle("Style guide") }];

/** Every token and component in every state. Built for development and tests, never deployed. */
export default function Styleguide() {
  return (
    <div className="wrap py-band">
      <h1 className="display mb-10 text-title-1">Style guide</h1>
      <Tokens />
      <Actions />
      <Texts />
      <Cards />
      <Visualizations />
      <SingleSpecimen name="Client logos">
        <Clients {...sampleClients} />
      </SingleSpecimen>
    </div>
  );
}
