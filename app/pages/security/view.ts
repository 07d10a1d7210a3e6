import { drawnPeriods } from "../../bands/drawn-periods";
import { securityPage as page } from "../../content/security";
import { storedKeys } from "../../content/stored-keys";
import { generatedFiles } from "../../lib/pages";
import { slugOf } from "../../lib/slug";
import { everywhere } from "../../security-headers";
import { doors } from "./doors";

const securityText = "/.well-known/security.txt";

type Shown = (typeof page.sections)[number] & { shows?: string };

function headers() {
  return (Object.keys(everywhere) as (keyof typeof everywhere)[]).map((name) => ({
    name,
    value: everywhere[name],
    text: page.headers[name],
  }));
}

export function securityView() {
  const files: readonly string[] = generatedFiles;
  return {
    intro: page.intro,
    doors: doors(),
    schedule: drawnPeriods(page.schedule),
    headers: headers(),
    storedKeys,
    reportFile: {
      text: page.reportFile,
      path: securityText,
      exists: files.includes(securityText),
    },
    sections: page.sections.map(({ heading, paragraphs, shows }: Shown) => ({
      id: slugOf(heading),
      heading,
      paragraphs,
      shows,
    })),
  };
}

export type SecurityView = ReturnType<typeof securityView>;
