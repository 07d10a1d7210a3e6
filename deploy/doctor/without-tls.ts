import { asker } from "./ask.ts";
import type { Finding } from "./examine.ts";

/** Of an address with TLS: whoever comes without it is led there. One without has nothing to lead to. */
export async function withoutTls(
  origin: string,
  plainOrigin = origin.replace("https:", "http:"),
): Promise<Finding[]> {
  if (!origin.startsWith("https:")) return [];
  const check = "whoever comes without TLS is led to it";
  const answer = await asker(plainOrigin)("/").catch(() => undefined);
  // Nobody listens there: nothing can be read on the way.
  if (!answer) return [{ check, differences: [] }];
  const { status, headers } = answer;
  const isLed = [301, 308].includes(status) && headers.location?.startsWith(`${origin}/`);
  const where = headers.location ? ` and leads to ${headers.location}` : "";
  const difference = `${plainOrigin}/ should lead to ${origin}/, but answers ${status}${where}.`;
  return [{ check, differences: isLed ? [] : [difference] }];
}
