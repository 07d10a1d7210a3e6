import { cacheControl, everywhere } from "../headers.ts";
import { at, type Check, forEach, namedFiles, service } from "./check.ts";
import { headerDifference, statusDifference } from "./say.ts";

/** Without TLS there is nothing to upgrade to: a server may leave that out, and ours does. */
const withoutUpgrade = (value: string) => value.replace("; upgrade-insecure-requests", "");

/** What is sent along with every answer, and how long it may be kept. */
export const sentHeaders: readonly Check[] = [
  {
    name: "headers are those of the table",
    differences: async (ask, isSecure) =>
      forEach(
        ["/", service, "/no-such-page", "/index.md", ...(await namedFiles(ask))],
        async (path) => {
          const answer = await ask(at(path));
          return Object.entries(everywhere).flatMap(([name, value]) =>
            !isSecure && answer.headers[name.toLowerCase()] === withoutUpgrade(value)
              ? []
              : headerDifference(at(path), answer, name, value),
          );
        },
      ),
  },
  {
    name: "files are kept as long as the table says",
    differences: async (ask) =>
      forEach(
        ["/", service, "/domain-compatibility.js", "/search.json", ...(await namedFiles(ask))],
        async (path) =>
          headerDifference(at(path), await ask(at(path)), "Cache-Control", cacheControl(path)),
      ),
  },
  {
    name: "a copy that is still good is not sent again",
    differences: (ask) =>
      forEach(["/", "/search.json"], async (path) => {
        const { etag = "", "last-modified": changed = "" } = (await ask(at(path))).headers;
        const headers = etag ? { "If-None-Match": etag } : { "If-Modified-Since": changed };
        return statusDifference(at(path), await ask(at(path), { headers }), 304);
      }),
  },
  {
    name: "pages stay in searches",
    differences: (ask) =>
      forEach(["/", service], async (path) =>
        headerDifference(at(path), await ask(at(path)), "X-Robots-Tag", undefined),
      ),
  },
];
