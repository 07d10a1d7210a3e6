/**
 * How Mozilla's HTTP Observatory scores a site: https://developer.mozilla.org/observatory/docs/tests_and_scoring
 * It begins at 100 and adds the points of each test's finding; bonuses count from 90 on. The best finding
 * of every test together would be 145.
 */
export interface Scanned {
  headers: Readonly<Record<string, string | undefined>>;
  html: string;
  /** Whether the domain is in the list that browsers bring along. */
  isPreloaded: boolean;
  /** Whether http:// leads to https:// on the same host, with a certificate that browsers accept. */
  hasTls: boolean;
}

interface Finding {
  finding: string;
  points: number;
}

/** The first finding that fits counts, as in the published table. */
interface Test {
  name: string;
  best: number;
  findings: readonly (Finding & { fits: (scanned: Scanned) => boolean })[];
}

const always = () => true;

function directives(policy: string): Map<string, string[]> {
  const parts = policy.split(";").map((part) => part.trim().toLowerCase().split(/\s+/));
  return new Map(parts.map(([name = "", ...sources]) => [name, sources]));
}

/** The policy in the page and the one in the header: what the page says goes first, both hold. */
function policyOf({ headers, html }: Scanned): Map<string, string[]> {
  const [, inPage = ""] =
    /<meta http-equiv="Content-Security-Policy" content="([^"]*)"/i.exec(html) ?? [];
  return new Map([
    ...directives(headers["content-security-policy"] ?? ""),
    ...directives(inPage.replaceAll("&#39;", "'").replaceAll("&amp;", "&")),
  ]);
}

const sourcesOf = (scanned: Scanned, directive: string): string[] => {
  const policy = policyOf(scanned);
  return policy.get(directive) ?? policy.get("default-src") ?? ["*"];
};

const broad = ["*", "http:", "https:", "ftp:", "http://*", "https://*"];
const unsafe = ["'unsafe-inline'", "data:", ...broad];
const allows = (scanned: Scanned, directive: string, what: readonly string[]) =>
  sourcesOf(scanned, directive).some((source) => what.includes(source));
const names = (scanned: Scanned, pattern: RegExp) =>
  [...policyOf(scanned).values()].flat().some((source) => pattern.test(source));

const header = (name: string, pattern: RegExp) => (scanned: Scanned) =>
  pattern.test(scanned.headers[name] ?? "");
const hasHeader = (name: string) => header(name, /./);

const scriptTags = ({ html }: Scanned) => html.match(/<script\b[^>]*\ssrc=[^>]*>/g) ?? [];
const maxAge = ({ headers }: Scanned) =>
  Number(/max-age=(\d+)/.exec(headers["strict-transport-security"] ?? "")?.[1] ?? -1);
const halfYear = 15_768_000;

const tests: readonly Test[] = [
  {
    name: "Content Security Policy",
    best: 10,
    findings: [
      {
        finding: "none",
        points: -25,
        fits: (s) => !policyOf(s).has("default-src") && !policyOf(s).has("script-src"),
      },
      {
        finding: "unsafe scripts or plug-ins",
        points: -20,
        fits: (s) => allows(s, "script-src", unsafe) || allows(s, "object-src", broad),
      },
      { finding: "something may come by HTTP", points: -20, fits: (s) => names(s, /^(http|ftp):/) },
      { finding: "eval is allowed", points: -10, fits: (s) => names(s, /^'unsafe-eval'$/) },
      { finding: "unsafe styles", points: 0, fits: (s) => allows(s, "style-src", unsafe) },
      {
        finding: "default-src 'none', and nothing unsafe",
        points: 10,
        fits: (s) => policyOf(s).get("default-src")?.join() === "'none'",
      },
      { finding: "nothing unsafe", points: 5, fits: always },
    ],
  },
  {
    name: "Cookies",
    best: 5,
    findings: [
      { finding: "there are none", points: 0, fits: (s) => !hasHeader("set-cookie")(s) },
      {
        finding: "Secure, HttpOnly and SameSite",
        points: 5,
        fits: header(
          "set-cookie",
          /(?=.*;\s*secure)(?=.*;\s*httponly)(?=.*samesite=(lax|strict))/i,
        ),
      },
      { finding: "not guarded", points: -40, fits: always },
    ],
  },
  {
    name: "Cross-Origin Resource Sharing",
    best: 0,
    findings: [
      {
        finding: "open to all, with credentials",
        points: -50,
        fits: hasHeader("access-control-allow-credentials"),
      },
      { finding: "not open, or without credentials", points: 0, fits: always },
    ],
  },
  {
    name: "Redirection",
    best: 0,
    findings: [
      { finding: "HTTP leads to HTTPS on the same host", points: 0, fits: (s) => s.hasTls },
      { finding: "HTTP does not lead to HTTPS", points: -20, fits: always },
    ],
  },
  {
    name: "Referrer Policy",
    best: 5,
    findings: [
      {
        finding: "private",
        points: 5,
        fits: header(
          "referrer-policy",
          /^(no-referrer|same-origin|strict-origin|strict-origin-when-cross-origin)$/,
        ),
      },
      { finding: "none", points: 0, fits: (s) => !hasHeader("referrer-policy")(s) },
      { finding: "unsafe", points: -5, fits: always },
    ],
  },
  {
    name: "Strict Transport Security",
    best: 5,
    findings: [
      { finding: "no HTTPS", points: -20, fits: (s) => !s.hasTls },
      { finding: "in the list that browsers bring along", points: 5, fits: (s) => s.isPreloaded },
      { finding: "none", points: -20, fits: (s) => maxAge(s) < 0 },
      { finding: "for less than six months", points: -10, fits: (s) => maxAge(s) < halfYear },
      { finding: "for six months or more, but not preloaded", points: 0, fits: always },
    ],
  },
  {
    name: "Subresource Integrity",
    best: 5,
    findings: [
      { finding: "no script by its address", points: 0, fits: (s) => scriptTags(s).length === 0 },
      {
        finding: "a script of another host without integrity",
        points: -5,
        fits: (s) =>
          scriptTags(s).some((tag) => /src="(https?:)?\/\//.test(tag) && !/integrity=/.test(tag)),
      },
      {
        finding: "all scripts with integrity",
        points: 5,
        fits: (s) => scriptTags(s).every((tag) => /integrity=/.test(tag)),
      },
      { finding: "own scripts without integrity", points: 0, fits: always },
    ],
  },
  {
    name: "X-Content-Type-Options",
    best: 0,
    findings: [
      { finding: "nosniff", points: 0, fits: header("x-content-type-options", /^nosniff$/) },
      { finding: "none, or not recognized", points: -5, fits: always },
    ],
  },
  {
    name: "X-Frame-Options",
    best: 5,
    findings: [
      {
        finding: "by frame-ancestors of the policy",
        points: 5,
        fits: (s) => /frame-ancestors (?!\*)/.test(s.headers["content-security-policy"] ?? ""),
      },
      {
        finding: "by its own header",
        points: 0,
        fits: header("x-frame-options", /^(deny|sameorigin)$/i),
      },
      { finding: "none", points: -20, fits: always },
    ],
  },
  {
    name: "Cross-Origin Resource Policy",
    best: 10,
    findings: [
      {
        finding: "same-origin or same-site",
        points: 10,
        fits: header("cross-origin-resource-policy", /^same-(origin|site)$/),
      },
      {
        finding: "none, or for all",
        points: 0,
        fits: (s) => /^(cross-origin)?$/.test(s.headers["cross-origin-resource-policy"] ?? ""),
      },
      { finding: "not recognized", points: -5, fits: always },
    ],
  },
];

/** Bonuses are for those who have not lost more than this. */
const bonusFrom = 90;

export function observatoryScore(scanned: Scanned) {
  const rows = tests.map(({ name, best, findings }) => {
    const { finding, points } = findings.find(({ fits }) => fits(scanned)) as Finding;
    return { name, best, finding, points };
  });
  const sum = (list: readonly { points: number }[]) =>
    list.reduce((total, { points }) => total + points, 0);
  const plain = 100 + sum(rows.filter(({ points }) => points < 0));
  const score = plain >= bonusFrom ? 100 + sum(rows) : plain;
  const missed = rows
    .filter(({ points, best }) => points < best)
    .map(({ name, finding, points, best }) => `${name}: ${points} of ${best} (${finding})`);
  return { score: Math.max(0, score), missed };
}
