import { readFileSync } from "node:fs";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { voices } from "./voices";
import { TestimonialWall } from "./wall";

const [, lastStep] = /step-\{0\.\.(\d+)\}/.exec(readFileSync("app/styles/axis.css", "utf8")) ?? [];

// A class that no rule knows stops the build.
it.each([9, 40])("has only steps that the stylesheet knows, with %d testimonials", (count) => {
  const many = Array.from({ length: count }, (_, index) => ({
    ...(voices[index % voices.length] as (typeof voices)[number]),
    id: `voice-${index}`,
  }));
  const html = renderToStaticMarkup(<TestimonialWall voices={many} />);
  const steps = [...html.matchAll(/<li [^>]*class="step-(\d+) /g)].map(([, step]) => Number(step));
  expect(steps).toEqual(many.map((_, index) => Math.min(index, Number(lastStep))));
});
