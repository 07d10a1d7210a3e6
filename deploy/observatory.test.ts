import { expect, it } from "vitest";
import { contentSecurityPolicy, everywhere } from "./headers";
import { observatoryScore, type Scanned } from "./observatory";

const lowerCase = (headers: Record<string, string>) =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));
const pageWith = (policy: string) =>
  `<meta http-equiv="Content-Security-Policy" content="${policy}">`;
const policy = contentSecurityPolicy({ scripts: ["'sha256-x'"], styles: [], imageHosts: [] });
const ours: Scanned = {
  headers: lowerCase(everywhere),
  html: pageWith(policy),
  isPreloaded: false,
  hasTls: true,
};

it("gives our table 130 points, and 135 once the domain is preloaded", () => {
  expect(observatoryScore(ours).score).toBe(130);
  expect(observatoryScore({ ...ours, isPreloaded: true }).score).toBe(135);
});

it("reaches 145 with all that can be had", () => {
  const html = `${ours.html}<script src="/a.js" integrity="sha256-x"></script>`;
  const headers = { ...ours.headers, "set-cookie": "a=b; Secure; HttpOnly; SameSite=Lax" };
  expect(observatoryScore({ headers, html, isPreloaded: true, hasTls: true })).toEqual({
    score: 145,
    missed: [],
  });
});

/** Bonuses are lost as well where less than 90 is left. */
it.each([
  ["content-security-policy", 80],
  ["cross-origin-resource-policy", 120],
  ["referrer-policy", 125],
  ["strict-transport-security", 80],
  ["x-content-type-options", 125],
])("takes points for a site without %s", (name, score) => {
  const headers = { ...ours.headers, [name]: undefined };
  expect(observatoryScore({ ...ours, headers }).score).toBe(score);
});

it.each([
  ["default-src 'none'; script-src 'self' 'unsafe-inline'", /unsafe scripts/],
  ["default-src *", /unsafe scripts/],
  ["default-src 'none'; script-src 'self' 'unsafe-eval'", /eval/],
  ["default-src 'none'; img-src http://a.example", /by HTTP/],
  ["default-src 'none'; style-src 'unsafe-inline'", /unsafe styles/],
  ["default-src 'self'", /5 of 10 \(nothing unsafe\)/],
])("finds fault with %s", (policy, words) => {
  expect(observatoryScore({ ...ours, html: pageWith(policy) }).missed.join("\n")).toMatch(words);
});
