import { addresses } from "./addresses.ts";
import { asker } from "./ask.ts";
import { files } from "./files.ts";

/** Requirements for every host, for `npm run doctor` and `npm run test:hosts`. */
const checks = [...addresses, ...files];

export interface Finding {
  check: string;
  differences: string[];
}

/** Runs all checks against a host. */
export async function examine(origin: string): Promise<Finding[]> {
  const ask = asker(origin);
  const findings: Finding[] = [];
  for (const { name, differences } of checks)
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
