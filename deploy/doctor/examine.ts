import { addresses } from "./addresses.ts";
import { asker } from "./ask.ts";
import type { Check } from "./check.ts";
import { files } from "./files.ts";

export interface Finding {
  check: string;
  differences: string[];
}

/** Runs what is required of every host, for `npm run doctor` and `npm run test:hosts`, and more. */
export async function examine(origin: string, more: readonly Check[] = []): Promise<Finding[]> {
  const ask = asker(origin);
  const findings: Finding[] = [];
  for (const { name, differences } of [...addresses, ...files, ...more])
    findings.push({
      check: name,
      differences: await differences(ask, origin).catch(({ message, cause }: Error) => [
        `No answer: ${cause instanceof Error ? cause.message : message}.`,
      ]),
    });
  return findings;
}

/** The findings as text, with at most ten differences per check. */
export function report(findings: readonly Finding[]): string {
  return findings
    .flatMap(({ check, differences }) => [
      `${differences.length ? "✘" : "✓"} ${check}`,
      ...differences.slice(0, 10).map((difference) => `    ${difference}`),
      ...(differences.length > 10 ? [`    and ${differences.length - 10} more`] : []),
    ])
    .join("\n");
}
