import { seeded } from "../tests/support/seeded.ts";
import { served } from "./small-build.test-helper.ts";

/** A request byte for byte, and with which statuses it may be answered. */
export interface Attempt {
  bytes: string;
  statuses: readonly number[];
  /** The server hangs up afterwards. */
  isLast?: boolean;
}

const steps = ["..", ".", "%2e%2e", "%2E.", "%252e%252e", "..%2f..", "..%5c..", "..\\..", "...."];
const oddSteps = ["%c0%ae%c0%ae", "%00", "%u002e", "..;", "~", "%2f%2f", "%zz", "%", "%ff%fe"];
const targets = ["secret.txt", "etc/passwd", "link.txt", "_headers", "_redirects", ".complete"];
const moreTargets = [".htaccess", "about/.hidden", "index.html.br", "404.html.gz", "client"];
const encodings = ["br", "gzip", "identity", "*", "deflate", "zstd", "x-gzip", "", "br br", "é"];
const qualities = ["", ";q=0", ";q=1", ";q=0.5", ";q=", ";q=-1", ";q=1e9", ";Q=0.0", ";q=NaN"];
const ranges = ["0-0", "0-", "-1", "-0", "5-2", "99999-", "0-99999", "a-b", "-", "0-1,4-5", "1"];
const methods = ["POST", "PUT", "DELETE", "OPTIONS", "PATCH", "TRACE", "PROPFIND", "PURGE"];
const noRequests = [
  "GET\r\n\r\n",
  "GET / HTTP/9.9\r\nHost: a\r\n\r\n",
  "get / HTTP/1.1\r\nHost: a\r\n\r\n",
  "GET / HTTP/1.1\r\n\r\n",
  "GET / HTTP/1.1\r\nHost: a\r\nNo colon\r\n\r\n",
  "GET / HTTP/1.1\r\nHost: a\r\nX: \0\r\n\r\n",
  "GET /\0 HTTP/1.1\r\nHost: a\r\n\r\n",
  "GET / HTTP/1.1\nHost: a\n\n",
  "POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n",
  "POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 4\r\nContent-Length: 5\r\n\r\n",
  "GET / HTTP/1.1\r\nHost: a\r\nContent-Length: -1\r\n\r\n",
  "\x16\x03\x01\x02\0\x01\0\x01\xfc\x03\x03",
  "PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n",
];

/** Requests that nobody sends by accident, and always the same ones for the same seed. */
export function hostileRequests(seed: number): () => Attempt {
  const random = seeded(seed);
  const below = (limit: number) => Math.floor(random() * limit);
  const oneOf = <Item>(list: readonly Item[]) => list[below(list.length)] as Item;
  const several = <Item>(most: number, make: () => Item) =>
    Array.from({ length: 1 + below(most) }, make);
  /** What may stand in an address, and what may stand in a header. */
  const anyLetter = () => String.fromCharCode(33 + below(94));
  const anyByte = () => String.fromCharCode(128 + below(128));

  const ask = (path: string, headers = "", method = oneOf(["GET", "GET", "HEAD"])) =>
    `${method} ${path} HTTP/1.1\r\nHost: a\r\n${headers}\r\n`;
  const address = () => oneOf(Object.keys(served));

  function mutated(path: string): string {
    const at = below(path.length + 1);
    const extra = oneOf([
      anyLetter(),
      `%${below(256).toString(16)}`,
      "//",
      "/./",
      "?",
      "%2f",
      "\\",
    ]);
    return `/${path.slice(1, at)}${extra}${path.slice(at + below(2))}`;
  }

  const kinds: readonly (() => Attempt)[] = [
    () => ({ bytes: ask(`${address()}?${several(9, anyLetter).join("")}`), statuses: [200] }),
    () => {
      const climb = several(8, () => oneOf([...steps, ...oddSteps])).join(oneOf(["/", "//", "\\"]));
      const target = oneOf([...targets, ...moreTargets]);
      return { bytes: ask(`/${climb}/${target}`), statuses: [404] };
    },
    () => ({ bytes: ask(`/${oneOf([...targets, ...moreTargets])}`), statuses: [404] }),
    () => ({ bytes: ask(mutated(address())), statuses: [200, 301, 302, 404] }),
    () => ({ bytes: ask(`http://elsewhere.example${address()}`), statuses: [200] }),
    () => {
      const asked = several(4, () => oneOf(encodings) + oneOf(qualities)).join(", ");
      return { bytes: ask(address(), `Accept-Encoding: ${asked}\r\n`), statuses: [200, 406] };
    },
    () => {
      const header = `Range: ${oneOf(["bytes=", "bytes=", "lines=", ""])}${oneOf(ranges)}\r\n`;
      return { bytes: ask(address(), header), statuses: [200, 206, 416] };
    },
    () => {
      const known = oneOf([
        "*",
        '"x"',
        'W/"x", "y"',
        several(200, oneOf([anyByte, anyLetter])).join(""),
      ]);
      return { bytes: ask(address(), `If-None-Match: ${known}\r\n`), statuses: [200, 304] };
    },
    () => ({
      bytes: ask(
        address(),
        several(
          40,
          () => `X-${below(99)}: ${several(99, oneOf([anyByte, anyLetter])).join("")}\r\n`,
        ).join(""),
      ),
      statuses: [200],
    }),
    () => ({
      bytes: ask(address(), "Content-Length: 3\r\n", oneOf(methods)).concat("abc"),
      statuses: [405],
      isLast: true,
    }),
    () => ({ bytes: ask(address() + anyByte()), statuses: [400], isLast: true }),
    () => ({ bytes: oneOf(noRequests), statuses: [400], isLast: true }),
    () => ({ bytes: `${several(60, anyByte).join("")}\r\n\r\n`, statuses: [400], isLast: true }),
    () => ({ bytes: ask(`/${"a".repeat(2000 + below(6000))}`), statuses: [404] }),
    () => ({ bytes: ask(`/${"a".repeat(8200 + below(9000))}`), statuses: [414] }),
    // So long that Node does not tell the address from the headers any more.
    () => ({ bytes: ask(`/${"a".repeat(40_000)}`), statuses: [414, 431], isLast: true }),
    () => ({
      bytes: ask("/", `X: ${"b".repeat(40_000)}\r\n`),
      statuses: [431],
      isLast: true,
    }),
    () => ({ bytes: ask("a:443", "", "CONNECT"), statuses: [405], isLast: true }),
  ];
  // Kinds that cost a connection come less often.
  return () => {
    const kind = oneOf(kinds)();
    return kind.isLast && random() < 0.7 ? (kinds[0] as () => Attempt)() : kind;
  };
}
