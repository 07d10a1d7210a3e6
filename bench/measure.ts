import lighthouse from "lighthouse";

export const categories = ["performance", "accessibility", "best-practices", "seo"] as const;

/**
 * One run of Lighthouse as on a phone (its default), from an empty cache: times in milliseconds,
 * bytes as the network carries them, scores out of 100.
 */
export async function measure(url: string, port: number) {
  const run = await lighthouse(url, { port, logLevel: "error", onlyCategories: [...categories] });
  if (!run || run.lhr.runtimeError)
    throw new Error(`Lighthouse cannot measure ${url}: ${run?.lhr.runtimeError?.message}`);
  const { audits, categories: scored, environment } = run.lhr;
  const figure = (name: string) => audits[name]?.numericValue ?? Number.NaN;
  const score = (name: string) => Math.round((scored[name]?.score ?? 0) * 100);
  const network = audits["network-requests"]?.details;
  const requests = network?.type === "table" ? network.items : [];
  const scripts = requests.filter(({ resourceType }) => resourceType === "Script");
  const bytesOf = (some: typeof requests) =>
    some.reduce((sum, { transferSize }) => sum + Number(transferSize), 0);
  return {
    FCP: figure("first-contentful-paint"),
    LCP: figure("largest-contentful-paint"),
    TBT: figure("total-blocking-time"),
    CLS: figure("cumulative-layout-shift"),
    bytes: bytesOf(requests),
    scriptBytes: bytesOf(scripts),
    performance: score("performance"),
    accessibility: score("accessibility"),
    "best-practices": score("best-practices"),
    seo: score("seo"),
    /** Lighthouse's benchmark of this machine during the run; lower if other work is running. */
    machineSpeed: environment.benchmarkIndex,
  };
}

export type Measurement = Awaited<ReturnType<typeof measure>>;
