import { useState } from "react";
import { useLoaderData } from "react-router";
import { Button } from "../components/button";
import { FinishedHtml } from "../components/finished-html";
import { draw } from "../components/visualization/draw.server";
import { finishedHtml } from "../lib/finished-html.server";
import { pageTitle } from "../lib/page-title";
import { CaseStudyNotFound } from "../sections/case-study-not-found";
import { Clients } from "../sections/clients.server";
import { Cards } from "../styleguide/cards";
import { Actions, Texts } from "../styleguide/components";
import { sampleClients, samples } from "../styleguide/samples.server";
import { SingleSpecimen } from "../styleguide/specimen";
import { Tokens } from "../styleguide/tokens";
import { Visualizations } from "../styleguide/visualizations";

export function loader() {
  return {
    drawings: samples.map((sample) => draw(sample, 3)),
    clients: finishedHtml("/styleguide", <Clients {...sampleClients} />),
  };
}

export function meta() {
  return [{ title: pageTitle("Style guide") }];
}

function Failure(): never {
  throw new Error("A page that fails on purpose");
}

/** Every token and component in every state. Built for development and tests, never deployed. */
export default function Styleguide() {
  const { drawings, clients } = useLoaderData<typeof loader>();
  const [failing, setFailing] = useState(false);
  const [missing, setMissing] = useState(false);
  const [foreign, setForeign] = useState(false);
  if (missing) return <CaseStudyNotFound />;
  return (
    <div className="wrap py-band">
      <h1 className="display mb-10 text-title-1">Style guide</h1>
      <Tokens />
      <Actions />
      <Texts />
      <Cards />
      <Visualizations drawings={drawings} />
      <SingleSpecimen name="Failures">
        <div className="flex flex-wrap gap-4">
          <Button onClick={() => setFailing(true)}>Fail to render</Button>
          <Button onClick={() => setMissing(true)}>Miss a case study</Button>
          <Button onClick={() => setForeign(true)}>Show logos of another host</Button>
        </div>
        {failing && <Failure />}
        {foreign && <FinishedHtml name="clients" html={clients} />}
      </SingleSpecimen>
    </div>
  );
}
