import type { Ask } from "./ask.ts";
import { at, type Check, forEach, service } from "./check.ts";
import { headerDifference } from "./say.ts";

const texts = ["/", service, "/search.json", "/llms.txt", "/feed.xml", "/index.md"];

/** gzip will do where a host has no Brotli: it costs a fifth more. */
async function packed(ask: Ask, address: string, accepted: string): Promise<string[]> {
  const path = at(address);
  const [plain, small] = await Promise.all([
    ask(path, { headers: { "Accept-Encoding": "identity" } }),
    ask(path, { headers: { "Accept-Encoding": accepted } }),
  ]);
  const encoding = small.headers["content-encoding"];
  if (plain.headers["content-encoding"])
    return [`${path}: who accepts no encoding gets ${plain.headers["content-encoding"]}.`];
  if (!encoding || !accepted.includes(encoding))
    return [
      `${path}: who accepts “${accepted}” gets ${encoding ?? `the whole ${plain.bytes} bytes`}.`,
    ];
  return [
    ...(small.text === plain.text
      ? []
      : [`${path}: ${encoding} holds another text than the file.`]),
    ...headerDifference(path, small, "Vary", /accept-encoding/i),
  ];
}

export const compression: readonly Check[] = [
  {
    name: "texts are compressed",
    differences: (ask) =>
      forEach(texts, async (path) => [
        ...(await packed(ask, path, "gzip, br")),
        ...(await packed(ask, path, "gzip")),
      ]),
  },
  {
    name: "an error page is compressed too",
    differences: (ask) => packed(ask, "/no-such-page", "gzip, br"),
  },
];
