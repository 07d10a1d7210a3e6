import { errorDocuments } from "../../app/lib/pages.ts";
import { observatoryScore } from "../../deploy/observatory.ts";
import { expect, test } from "../support/fixtures.ts";

const asked = ["/", "/services", "/contact", "/client-success-stories", "/security"];

/** What the rules give more for, and why we do without. */
const missed = [
  // We set none, and have no use for one.
  "Cookies: 0 of 5 (there are none)",
  // The owner of a domain signs it up, once every subdomain has TLS; the header is long enough for it.
  "Strict Transport Security: 0 of 5 (for six months or more, but not preloaded)",
  // The page's script is loaded after the first paint, with the digest in an import map, which these
  // rules do not look at: a script by its address in the page cost the first paint a fifth.
  "Subresource Integrity: 0 of 5 (no script by its address)",
];

for (const path of [...asked, "/no/such/page", ...Object.keys(errorDocuments)])
  test(`${path} has at least 125 of the 145 points of Mozilla's Observatory`, async ({
    request,
  }) => {
    const response = await request.get(path);
    const scanned = { headers: response.headers(), html: await response.text() };
    // Certificate and redirection are the host's; without them nobody would have points to count.
    const result = observatoryScore({ ...scanned, hasTls: true, isPreloaded: false });
    expect(result.missed).toEqual(missed);
    expect(result.score).toBeGreaterThanOrEqual(125);
  });
