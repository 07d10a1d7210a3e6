import { SingleSpecimen, Specimen } from "./specimen";

/** Every role of theme.css (a test compares), spelled out so that Tailwind finds the classes. */
const colors = `bg-page bg-raised bg-well bg-line bg-line-strong bg-text bg-muted bg-accent bg-mark
  bg-action bg-action-hover bg-on-action bg-highlight bg-on-highlight bg-positive bg-milestone
  bg-data-1 bg-data-2 bg-data-3 bg-data-4 bg-data-5 bg-data-6`.split(/\s+/);

/** The type scale, then the weights. */
const type = {
  hero: "display text-hero",
  "title-1": "display text-title-1",
  "title-2": "display text-title-2",
  "title-3": "display text-title-3",
  "title-4": "display text-title-4",
  figure: "display text-figure",
  lead: "text-lead",
  body: "text-body",
  small: "text-small",
  label: "text-label",
  xs: "text-xs",
  regular: "font-regular",
  medium: "font-medium",
  strong: "font-strong",
};

const spaces = {
  gutter: "w-gutter",
  head: "w-head",
  "band-brief": "w-band-brief",
  band: "w-band",
  "band-broad": "w-band-broad",
};

const shapes = {
  edge: "rounded-edge",
  card: "rounded-card",
  pill: "rounded-pill",
  float: "rounded-card floating",
};

export function Tokens() {
  return (
    <>
      <Specimen name="Color roles">
        <ul className="grid grid-cols-[repeat(auto-fill,minmax(8rem,1fr))] gap-4">
          {colors.map((color) => (
            <li key={color} className="text-label" data-role={color.replace("bg-", "")}>
              <span className={`mb-1.5 block h-12 rounded-edge border border-line ${color}`} />
              {color.replace("bg-", "")}
            </li>
          ))}
        </ul>
      </Specimen>
      <Specimen name="Type">
        <ul className="grid gap-5">
          {Object.entries(type).map(([name, className]) => (
            <li key={name}>
              <span className="block text-label text-muted">{name}</span>
              <span className={className}>One owner, one date</span>
            </li>
          ))}
        </ul>
      </Specimen>
      <SingleSpecimen name="Radii and shadow">
        <ul className="flex flex-wrap gap-6 text-label">
          {Object.entries(shapes).map(([shape, className]) => (
            <li key={shape} className={`bg-raised px-6 py-4 ${className}`}>
              {shape}
            </li>
          ))}
        </ul>
      </SingleSpecimen>
      <SingleSpecimen name="Spacing">
        <ul className="grid gap-3 text-label">
          {Object.entries(spaces).map(([space, width]) => (
            <li key={space}>
              {space}
              <span data-bar className={`block h-3.5 rounded-edge bg-mark ${width}`} />
            </li>
          ))}
        </ul>
      </SingleSpecimen>
    </>
  );
}
