/** In the order in which they are taken when a browser likes them all the same. */
export const encodings = ["br", "gzip", "identity"] as const;

export type Encoding = (typeof encodings)[number];

/** How a visitor's browser values each encoding, from 0 (refused) to 1. */
type Taste = Record<Encoding, number>;

function tasteIn(header: string): Taste {
  const said = new Map<string, number>();
  for (const part of header.toLowerCase().split(",")) {
    const [name = "", ...parameters] = part.split(";").map((word) => word.trim());
    const quality = parameters.find((one) => one.startsWith("q="))?.slice(2);
    const value = quality === undefined ? 1 : Number.parseFloat(quality);
    // What is no number says no: a guess could send what cannot be read.
    if (name && !said.has(name)) said.set(name, value >= 0 ? Math.min(value, 1) : 0);
  }
  const rest = said.get("*");
  return {
    br: said.get("br") ?? rest ?? 0,
    gzip: said.get("gzip") ?? said.get("x-gzip") ?? rest ?? 0,
    // As it is will do, unless somebody says that it will not; but what is asked for by name goes first.
    identity: said.get("identity") ?? (rest === 0 ? 0 : 0.0001),
  };
}

const known = new Map<string, Taste>();
/** Browsers say one of a few things; whoever makes up others must not fill the memory. */
const knownAtMost = 100;

function tasteOf(header: string): Taste {
  const before = known.get(header);
  if (before) return before;
  if (known.size >= knownAtMost) known.clear();
  const taste = tasteIn(header);
  known.set(header, taste);
  return taste;
}

/** The best of the encodings that there are, by the Accept-Encoding of a request; nothing if it refuses all. */
export function chooseEncoding(
  header: string | undefined,
  available: readonly Encoding[],
): Encoding | undefined {
  if (header === undefined) return "identity";
  const taste = tasteOf(header);
  let best: Encoding | undefined;
  for (const encoding of available) if (taste[encoding] > (best ? taste[best] : 0)) best = encoding;
  return best;
}
