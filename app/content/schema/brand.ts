import { z } from "zod";
import { paletteOf } from "../../brand/palette.ts";
import type { ColorName } from "../../brand/shades.ts";
import { group } from "./fields.ts";

const color = (title: string, hint?: string) =>
  z
    .string()
    .regex(/^#[0-9a-f]{6}$/i, {
      error: ({ input }) => `“${input}” is not a color code. Write it like #0B5FA5.`,
      // A contrast can be measured of colors alone.
      abort: true,
    })
    .meta({ title, ...(hint ? { description: hint } : {}) });

const typeface = (title: string, hint: string, otherwise: string) =>
  z
    .string()
    .regex(/^@fontsource(-variable)?\/[a-z0-9-]+$/, {
      error: ({ input }) =>
        `“${input}” is not a Fontsource package. Write one like @fontsource-variable/inter.`,
    })
    .meta({ title, description: hint })
    // Those that come with the project.
    .prefault(otherwise);

const firmLogo = (title: string, hint: string) =>
  z
    .string()
    .regex(/^\/pictures\/[\w.-]+\.svg$/i, {
      error: ({ input }) =>
        `“${input}” is not a logo. Write it like /pictures/logo.svg, for an SVG.`,
    })
    .meta({
      title,
      description: hint,
      files: { folder: "pictures", address: "/pictures", isDrawn: true },
    })
    .exactOptional();

/** Those that the firm does not name by themselves, and where each is seen. */
const shadeTitles: Record<Exclude<ColorName, "paper" | "ink" | "signal" | "teal">, string> = {
  raised: "Cards on the page",
  sand: "Tinted bands",
  "sand-line": "Lines on tinted bands",
  "sand-line-strong": "Strong lines on tinted bands",
  line: "Lines on the page",
  "line-strong": "Strong lines on the page",
  bone: "Text on dark bands",
  "ink-raised": "Cards on dark bands",
  "ink-line": "Lines on dark bands",
  "ink-soft": "Secondary text",
  night: "Page in dark mode",
  "night-raised": "Cards in dark mode",
  "night-well": "Insets in dark mode",
  "night-line": "Lines in dark mode",
  deep: "Dark bands in dark mode",
  "ink-line-strong": "Strong lines on dark bands",
  "bone-soft": "Secondary text on dark bands",
  "signal-deep": "Accent on tinted bands",
  ember: "Text on the highlighted button",
  "signal-bright": "Highlighted button, and marks on dark bands",
  "signal-pale": "Accent text on dark bands",
  "teal-pale": "Second color on dark bands",
  mist: "Fifth color in charts",
  stone: "Sixth color in charts",
  gold: "Milestones",
};

export const brandSchema = group("Logo, colors and typefaces", {
  logo: firmLogo(
    "Logo",
    "An SVG with the name in it, as on white paper. Without one, a mark is drawn and the name is set in type.",
  ),
  logoOnDark: firmLogo(
    "Logo on dark",
    "For the footer and dark mode. Without one, light and dark change places in the logo.",
  ),
  symbol: firmLogo(
    "Symbol",
    "About as wide as it is tall, for the icon of a browser tab. Without one, the whole logo is used.",
  ),
  accent: color("Accent color", "Labels, links, marks and the main button. For example: #0B5FA5"),
  ink: color("Text color", "Also the background of dark bands."),
  paper: color("Page color", "The background of pages."),
  second: color(
    "Second color",
    "Beside the accent color in charts. Without one, the opposite of the accent is used.",
  ).exactOptional(),
  fonts: group("Typefaces", {
    display: typeface("Headlines", "Needs weight 400.", "@fontsource-variable/newsreader"),
    text: typeface(
      "Everything else",
      "Needs weight 400 and one from 500 to 700.",
      "@fontsource-variable/hanken-grotesk",
    ),
  })
    .describe("Packages from fontsource.org. Ask a programmer to install them.")
    .prefault({}),
  colors: group(
    "Other shades",
    Object.fromEntries(
      Object.entries(shadeTitles).map(([name, title]) => [name, color(title).exactOptional()]),
    ),
  )
    .describe("They follow from the colors above. Set one only if it has to be different.")
    .exactOptional(),
}).superRefine((brand, context) => {
  for (const field of ["logoOnDark", "symbol"] as const)
    if (brand[field] && !brand.logo)
      context.addIssue({ code: "custom", path: [field], message: "needs a logo beside it." });
  for (const { path, message } of paletteOf(brand).faults)
    context.addIssue({ code: "custom", path, message });
});
