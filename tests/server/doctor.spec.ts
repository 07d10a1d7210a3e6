import { spawnSync } from "node:child_process";
import type { IncomingMessage, ServerResponse } from "node:http";
import { examine } from "../../deploy/doctor/examine.ts";
import { serveSite } from "../../server/static-site.ts";
import { client } from "../support/built-files.ts";
import { expect, test } from "../support/fixtures.ts";
import { freePort } from "../support/free-port.ts";
import { startLocalServer } from "../support/local-server.ts";
import { contact, shortPage } from "../support/places.ts";
import { siteUrl } from "../support/servers.ts";

/** Runs the doctor as a person does. */
const doctor = (...args: string[]) =>
  spawnSync(process.execPath, ["deploy/doctor/start.ts", ...args], { encoding: "utf8" });

test("the doctor finds nothing wrong with npm start, and says so", () => {
  const { status, stdout } = doctor(siteUrl);
  expect(stdout).toMatch(/^✓[^✘]+\n\d\d passed, 0 failed\n$/s);
  expect(status).toBe(0);
});

test("without an address the doctor asks for one", () => {
  expect(doctor()).toMatchObject({
    status: 2,
    stderr: "Say which address to look at: npm run doctor https://www.example.com\n",
  });
});

test("the doctor says check by check that a host does not answer", async () => {
  const [first] = await examine(`http://127.0.0.1:${await freePort()}`);
  expect(first?.differences).toEqual([expect.stringMatching(/^No answer: .*ECONNREFUSED/)]);
});

/** Sets a header just before it goes out; without a value, it is left out. */
function changeHeader(response: ServerResponse, name: string, value?: string): false {
  const write = response.writeHead.bind(response);
  response.writeHead = ((status: number, headers: Record<string, string> = {}) => {
    response.removeHeader(name);
    const { [name]: _, ...others } = headers;
    return write(status, value ? { ...others, [name]: value } : others);
  }) as typeof response.writeHead;
  return false;
}

const send = (response: ServerResponse, status: number, headers = {}, body = "") =>
  Boolean(response.writeHead(status, headers).end(body));

const html = { "Content-Type": "text/html; charset=utf-8" };
const changedPage =
  '<meta http-equiv="Content-Security-Policy" content="default-src none"><script>track()</script>';

const capitals = contact.toUpperCase();

/** What a host does wrong (it says whether that was the whole answer), and what the doctor says of it. */
const faults: {
  fault: string;
  says: RegExp;
  answer: (request: IncomingMessage, response: ServerResponse) => boolean;
}[] = [
  {
    fault: "It leaves out a header.",
    says: /: X-Content-Type-Options should be “nosniff”, but it is not sent\./,
    answer: (_, response) => changeHeader(response, "X-Content-Type-Options"),
  },
  {
    fault: "It compresses nothing.",
    says: /: who accepts “(gzip, br|gzip)” gets the whole text\./,
    answer: ({ headers }) => {
      delete headers["accept-encoding"];
      return false;
    },
  },
  {
    fault: "It keeps the home page for a year.",
    says: /^\/: Cache-Control should be “public, max-age=60”, but it is “public, max-age=31536000”/,
    answer: ({ url }, response) =>
      url === "/" && changeHeader(response, "Cache-Control", "public, max-age=31536000"),
  },
  {
    fault: "It answers 200 where nothing is.",
    says: /no-such-service[^ ]* should answer 404, but answers 200\./,
    answer: ({ url }, response) => !!url?.includes("no-such-service") && send(response, 200, html),
  },
  {
    fault: "It serves Markdown as a download.",
    says: /\.md: Content-Type should be “text\/markdown; charset=utf-8”, but it is “application/,
    answer: ({ url }, response) =>
      !!url?.endsWith(".md") && changeHeader(response, "Content-Type", "application/octet-stream"),
  },
  {
    fault: "It takes what is sent to a page.",
    says: /^POST \/\S+ should answer 405, but answers 200\./,
    answer: ({ method }, response) => method === "POST" && send(response, 200),
  },
  {
    fault: "It leads from a page to the same with a slash.",
    says: new RegExp(
      `^${contact} should answer 200, but answers 301 and leads to ${contact}/: every link to it`,
    ),
    answer: ({ url }, response) =>
      url === contact && send(response, 301, { Location: `${contact}/` }),
  },
  {
    fault: "It answers capitals with a page of its own.",
    says: new RegExp(`^${capitals} should lead to ${contact}, but answers 404\\.`),
    answer: ({ url }, response) => url === capitals && send(response, 404, html, "Nothing here."),
  },
  {
    fault: "It changes the script of a page.",
    says: new RegExp(
      `^${shortPage}: its policy (lacks|forbids a <script> that it has \\(“track\\(\\)…”\\)\\. Does the host)`,
    ),
    answer: ({ url }, response) => url === shortPage && send(response, 200, html, changedPage),
  },
  {
    fault: "It shows the files that are for the host.",
    says: /^\/_headers should answer 404 or 403, but answers 200\./,
    answer: ({ url }, response) => url === "/_headers" && send(response, 200, {}, "/*"),
  },
  {
    fault: "It has no sitemap.",
    says: /^no sitemap has https:/,
    answer: ({ url }, response) => url === "/sitemap.xml" && send(response, 404),
  },
];

test("the doctor finds every fault of a host, and nothing else", async () => {
  const right = serveSite(client, "/");
  const { url, close } = await startLocalServer((request, response) => {
    if (!faults.some(({ answer }) => answer(request, response))) right(request, response);
  });
  const findings = await examine(url);
  close();
  const differences = findings.flatMap((finding) => finding.differences);
  for (const { fault, says } of faults)
    expect(differences, fault).toContainEqual(expect.stringMatching(says));
  const isExpected = (difference: string) => faults.some(({ says }) => says.test(difference));
  expect(differences.filter((difference) => !isExpected(difference))).toEqual([]);
});
