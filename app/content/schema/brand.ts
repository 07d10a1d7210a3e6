import { z } from "zod";
import { paletteOf } from "../../brand/palette.ts";
import { type ColorName, shades } from "../../brand/shades.ts";
import { group } from "./fields.ts";

const color = (title: string, hint?: string) =>
  z
    .string()
    .regex(/^#[0-9a-f]{6}$/i, {
      error: ({ input }) => `“${input}”: write it as #0B5FA5.`,
      // A contrast can be measured of colors alone.
      abort: true,
    })
    .meta({ title, ...(hint ? { description: hint } : {}) });

const typeface = (title: string, hint: string, otherwise: string) =>
  z
    .string()
    .regex(/^@fontsource(-variable)?\/[a-z0-9-]+$/, {
      error: ({ input }) =>
        `“${input}”: write a package of fontsource.org, as @fontsource-variable/inter.`,
    })
    .meta({ title, description: hint })
    // Those that come with the project.
    .prefault(otherwise);

const firmLogo = (title: string, hint: string) =>
  z
    .string()
    .regex(/^\/pictures\/[\w.-]+\.svg$/i, {
      error: ({ input }) => `“${input}”: write it as /pictures/logo.svg, of an SVG.`,
    })
    .meta({
      title,
      description: hint,
      files: { folder: "pictures", address: "/pictures", isDrawn: true },
    })
    .exactOptional();

/** Those that the firm does not name by themselves. */
const singleColors = Object.keys(shades).filter(
  (name) => !["paper", "ink", "signal", "teal"].includes(name),
) as ColorName[];

export const brandSchema = group("Look", {
  logo: firmLogo(
    "Logo",
    "An SVG with the name in it, as on white paper. Without one, a mark is drawn, and the name set in type.",
  ),
  logoOnDark: firmLogo(
    "Logo on dark",
    "For the footer and the dark scheme. Without one, light and dark of the logo change places.",
  ),
  symbol: firmLogo(
    "Symbol",
    "About as wide as tall, for the icon of a browser’s tab. Without one, it is the whole logo.",
  ),
  accent: color("Accent", "Labels, links, marks and the one button that matters."),
  ink: color("Ink", "Texts, and the dark bands."),
  paper: color("Paper", "The page."),
  second: color(
    "Second color",
    "Beside the accent in charts; without one, it is opposite to it.",
  ).exactOptional(),
  fonts: group(
    "Typefaces",
    {
      display: typeface("Headlines", "In one weight, 400.", "@fontsource-variable/newsreader"),
      text: typeface(
        "Everything else",
        "In weights 400 and 500 to 700.",
        "@fontsource-variable/hanken-grotesk",
      ),
    },
    "Packages of fontsource.org, installed with npm.",
  ).prefault({}),
  colors: group(
    "Single shades",
    Object.fromEntries(singleColors.map((name) => [name, color(name).exactOptional()])),
    "All follow from the colors above; write one here only if it has to be another.",
  ).exactOptional(),
}).superRefine((brand, context) => {
  for (const field of ["logoOnDark", "symbol"] as const)
    if (brand[field] && !brand.logo)
      context.addIssue({ code: "custom", path: [field], message: "choose a logo as well." });
  for (const { path, message } of paletteOf(brand).faults)
    context.addIssue({ code: "custom", path, message });
});
