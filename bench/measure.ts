import lighthouse, { type Result } from "lighthouse";

export const categories = ["performance", "accessibility", "best-practices", "seo"] as const;

export type Category = (typeof categories)[number];

/** What one run of Lighthouse tells: times in milliseconds, sizes in bytes as the network carries them. */
export interface Measurement {
  firstContentfulPaint: number;
  largestContentfulPaint: number;
  totalBlockingTime: number;
  cumulativeLayoutShift: number;
  speedIndex: number;
  bytes: number;
  scriptBytes: number;
  requests: number;
  /** Out of 100. */
  scores: Record<Category, number>;
  /** How fast Lighthouse found this machine during the run; it falls when others use it too. */
  machineSpeed: number;
}

interface NetworkRequest {
  resourceType?: string;
  transferSize: number;
}

function networkOf({ audits }: Result) {
  const details = audits["network-requests"]?.details;
  if (details?.type !== "table") throw new Error("Lighthouse lists no network requests.");
  const requests = details.items as unknown as NetworkRequest[];
  const bytesOf = (some: NetworkRequest[]) =>
    some.reduce((sum, { transferSize }) => sum + transferSize, 0);
  return {
    bytes: bytesOf(requests),
    scriptBytes: bytesOf(requests.filter(({ resourceType }) => resourceType === "Script")),
    requests: requests.length,
  };
}

export function measurementOf(result: Result): Measurement {
  const figure = (audit: string): number => {
    const value = result.audits[audit]?.numericValue;
    if (value === undefined)
      throw new Error(`Lighthouse has no ${audit} for ${result.requestedUrl}.`);
    return Math.round(value * 10_000) / 10_000;
  };
  const score = (category: Category) => Math.round((result.categories[category]?.score ?? 0) * 100);
  return {
    firstContentfulPaint: figure("first-contentful-paint"),
    largestContentfulPaint: figure("largest-contentful-paint"),
    totalBlockingTime: figure("total-blocking-time"),
    cumulativeLayoutShift: figure("cumulative-layout-shift"),
    speedIndex: figure("speed-index"),
    ...networkOf(result),
    scores: {
      performance: score("performance"),
      accessibility: score("accessibility"),
      "best-practices": score("best-practices"),
      seo: score("seo"),
    },
    machineSpeed: result.environment.benchmarkIndex,
  };
}

/** One run as on a phone (Lighthouse's default), from an empty cache. */
export async function runLighthouse(url: string, port: number): Promise<Result> {
  const run = await lighthouse(url, { port, logLevel: "error", onlyCategories: [...categories] });
  if (!run) throw new Error(`Lighthouse has no result for ${url}.`);
  if (run.lhr.runtimeError) throw new Error(`${url}: ${run.lhr.runtimeError.message}`);
  return run.lhr;
}
