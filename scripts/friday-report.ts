import satori from "satori";
import { fridayReport as report } from "../app/content/friday-report.ts";
import { textsIn } from "../app/content/text-rules.ts";
import { cached, projectFile } from "./cached.ts";
import { fontInputs, fontsForDrawing } from "./fonts.ts";
import { reportLayout } from "./report-layout.ts";
import { sheet } from "./report-type.ts";

const reportInputs: readonly string[] = [
  ...[
    "app/content/friday-report.ts",
    "app/styles/palette.css",
    "app/brand-mark.ts",
    "app/site.ts",
    "scripts/friday-report.ts",
    "scripts/palette.ts",
    "scripts/report-layout.ts",
    "scripts/report-schedule.ts",
    "scripts/report-type.ts",
    "scripts/satori-box.ts",
  ].map(projectFile),
  ...fontInputs,
];

const escaped = (text: string) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");

/** Its letters are outlines, so it says the same once more for those who do not see it. */
function withWords(svg: string): string {
  const words = [...textsIn(report)].map(({ text }) => text).join(" ");
  return svg.replace(
    />/,
    ` role="img" aria-labelledby="title desc"><title id="title">${escaped(`Friday report: ${report.program}`)}</title><desc id="desc">${escaped(words)}</desc>`,
  );
}

/** Every corner from the one before: the same letter is then the same text, and compresses to a sixth. */
function relativePath(path: string): string {
  let [x, y, startX, startY] = [0, 0, 0, 0];
  let relative = "";
  for (const [, command = "", numbers = ""] of path.matchAll(/([MLQZ])([^MLQZ]*)/g)) {
    if (command === "Z") {
      [x, y] = [startX, startY];
      relative += "z";
      continue;
    }
    const tenths = (numbers.match(/-?[\d.]+/g) ?? []).map((number) => Math.round(+number * 10));
    const steps = tenths.map((value, index) => value - (index % 2 ? y : x));
    relative += command.toLowerCase() + steps.join(" ").replaceAll(" -", "-");
    [x = 0, y = 0] = tenths.slice(-2);
    if (command === "M") [startX, startY] = [x, y];
  }
  return relative;
}

const withRelativePaths = (svg: string) =>
  svg.replace(
    /<path ([^>]*?)d="([MLQZ\d .-]*)"/g,
    (_, rest: string, path: string) =>
      `<path transform="scale(.1)" ${rest}d="${relativePath(path)}"`,
  );

/** The sample of a Friday report, one sheet, as a drawing that needs no font. */
export async function makeFridayReport(): Promise<number> {
  return cached("friday-report", reportInputs, async () => {
    const { display, text } = await fontsForDrawing();
    const svg = await satori(await reportLayout(), {
      ...sheet,
      fonts: [
        { name: "Display", data: display, weight: 400 },
        { name: "Text", data: text, weight: 500 },
      ],
    });
    return new Map([["public/images/friday-report.svg", withWords(withRelativePaths(svg))]]);
  });
}
