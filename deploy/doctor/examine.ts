import { type Answer, type Ask, asker } from "./ask.ts";
import { checks } from "./checks.ts";

export interface Finding {
  check: string;
  differences: string[];
}

/** Many checks look at the same answer: each question is put once. */
function once(ask: Ask): Ask {
  const answers = new Map<string, Promise<Answer>>();
  return (address, options = {}) => {
    const key = JSON.stringify([address, options]);
    const answer = answers.get(key) ?? ask(address, options);
    answers.set(key, answer);
    return answer;
  };
}

/** Asks a host everything, and says what differs, check by check. */
export async function examine(origin: string): Promise<Finding[]> {
  const ask = once(asker(origin));
  const isSecure = origin.startsWith("https:");
  const findings: Finding[] = [];
  for (const { name, differences } of checks)
    findings.push({
      check: name,
      differences: await differences(ask, isSecure).catch((error: Error) => [
        `No answer: ${error.message}.`,
      ]),
    });
  return findings;
}

/** What was found, in lines; of many differences the first ten say enough. */
export function report(findings: readonly Finding[]): string {
  return findings
    .flatMap(({ check, differences }) => [
      `${differences.length ? "✘" : "✓"} ${check}`,
      ...differences.slice(0, 10).map((difference) => `    ${difference}`),
      ...(differences.length > 10 ? [`    and ${differences.length - 10} more`] : []),
    ])
    .join("\n");
}
