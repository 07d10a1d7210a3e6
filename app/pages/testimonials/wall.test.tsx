import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { voices } from "./voices";
import { TestimonialWall } from "./wall";

function classesWith(count: number): Set<string> {
  const many = Array.from({ length: count }, (_, index) => ({
    ...(voices[index % voices.length] as (typeof voices)[number]),
    id: `voice-${index}`,
  }));
  const html = renderToStaticMarkup(<TestimonialWall voices={many} />);
  expect(html.split("<blockquote")).toHaveLength(count + 1);
  return new Set(
    [...html.matchAll(/class="([^"]*)"/g)].flatMap(([, names = ""]) => names.split(" ")),
  );
}

// A class for each place in the list would be unknown to the stylesheet, which stops the build.
it.each([9, 40])("has no other classes with %d testimonials", (count) => {
  expect(classesWith(count)).toEqual(classesWith(voices.length));
});
