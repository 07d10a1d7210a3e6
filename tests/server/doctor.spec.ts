import { spawn } from "node:child_process";
import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { examine } from "../../deploy/doctor/examine.ts";
import { serveSite } from "../../server/static-site.ts";
import { client } from "../support/built-files.ts";
import { expect, test } from "../support/fixtures.ts";
import { siteUrl } from "../support/servers.ts";

/** Runs the doctor as a person does. */
async function doctor(...args: string[]): Promise<{ code: number; output: string }> {
  let output = "";
  const child = spawn(process.execPath, ["deploy/doctor/start.ts", ...args]);
  child.stdout.on("data", (part) => (output += part));
  child.stderr.on("data", (part) => (output += part));
  const [code] = await once(child, "close");
  return { code, output };
}

test("the doctor finds nothing wrong with npm start, and says so", async () => {
  const { code, output } = await doctor(siteUrl);
  expect(output).toMatch(/^✓[^✘]+\n\d\d passed, 0 failed\n$/s);
  expect(code).toBe(0);
});

test("without an address the doctor asks for one", async () => {
  expect(await doctor()).toEqual({
    code: 2,
    output: "Say which address to look at: npm run doctor https://www.example.com\n",
  });
});

test("a host that does not answer is told check by check", async () => {
  // Port 9 takes whatever it is sent and says nothing; here nobody listens on it.
  const { code, output } = await doctor("http://127.0.0.1:9");
  expect(code).toBe(1);
  expect(output).toContain("No answer: ");
});

interface Fault {
  fault: string;
  /** What the doctor must say of it. */
  says: RegExp;
  /** Answers wrongly; `false` lets the right answer go out, changed or not. */
  answer: (request: IncomingMessage, response: ServerResponse) => boolean;
}

/** Changes what the site writes as headers, just before they go out. */
function changeHeaders(response: ServerResponse, change: (headers: string[]) => string[]): false {
  const write = response.writeHead.bind(response);
  response.writeHead = ((status: number, headers: string[] = []) =>
    write(status, change(headers))) as typeof response.writeHead;
  return false;
}

const without = (name: string) => (headers: string[]) =>
  headers.filter((_, index) => headers[index - (index % 2)] !== name);
const withValue = (name: string, value: string) => (headers: string[]) => [
  ...without(name)(headers),
  name,
  value,
];

function send(
  response: ServerResponse,
  status: number,
  headers: Record<string, string>,
  body = "",
) {
  response.writeHead(status, headers).end(body);
  return true;
}

const faults: Fault[] = [
  {
    fault: "answers 200 where nothing is",
    says: /\/no-such-page should answer 404, but answers 200\./,
    answer: ({ url }, response) =>
      !!url?.includes("no-such") && send(response, 200, { "Content-Type": "text/html" }),
  },
  {
    fault: "leads from /about to /about/",
    says: /\/about should answer 200, but answers 301 and leads to \/about\/: every link/,
    answer: ({ url }, response) => url === "/about" && send(response, 301, { Location: "/about/" }),
  },
  {
    fault: "leaves out a header",
    says: /X-Content-Type-Options should be “nosniff”, but it is not sent\./,
    answer: (_, response) => changeHeaders(response, without("X-Content-Type-Options")),
  },
  {
    fault: "keeps a page for a year",
    says: /\/: Cache-Control should be “public, max-age=60”, but it is “public, max-age=31536000”/,
    answer: ({ url }, response) =>
      url === "/" &&
      changeHeaders(response, withValue("Cache-Control", "public, max-age=31536000")),
  },
  {
    fault: "compresses nothing",
    says: /\/: who accepts “gzip, br” gets the whole \d+ bytes\./,
    answer: (request) => {
      delete request.headers["accept-encoding"];
      return false;
    },
  },
  {
    fault: "serves Markdown as a download",
    says: /\/index\.md: Content-Type should be “text\/markdown; charset=utf-8”/,
    answer: ({ url }, response) =>
      !!url?.endsWith(".md") &&
      changeHeaders(response, withValue("Content-Type", "application/octet-stream")),
  },
  {
    fault: "changes the script of a page",
    says: /\/about: its policy forbids a <script> that it has \(“track\(\)…”\)\. Does the host/,
    answer: ({ url }, response) =>
      url === "/about" &&
      send(
        response,
        200,
        { "Content-Type": "text/html; charset=utf-8" },
        '<meta http-equiv="Content-Security-Policy" content="default-src none"><script>track()</script>',
      ),
  },
  {
    fault: "shows the files that are for the host",
    says: /\/_headers should be 404, but answers 200\./,
    answer: ({ url }, response) => url === "/_headers" && send(response, 200, {}, "/*"),
  },
  {
    fault: "has no sitemap",
    says: /\/sitemap\.xml lacks https:.*\/about\./,
    answer: ({ url }, response) => url === "/sitemap.xml" && send(response, 404, {}),
  },
  {
    fault: "takes what is sent to a page",
    says: /POST \/about should be 405, but is 200\./,
    answer: ({ method }, response) => method === "POST" && send(response, 200, {}),
  },
];

for (const { fault, says, answer } of faults)
  test(`a host that ${fault} is found out`, async () => {
    const right = serveSite(client, "/");
    const server = createServer((request, response) => {
      if (!answer(request, response)) right(request, response);
    }).listen(0, "127.0.0.1");
    await once(server, "listening");
    const { port } = server.address() as AddressInfo;
    const differences = (await examine(`http://127.0.0.1:${port}`)).flatMap(
      (finding) => finding.differences,
    );
    expect(differences.join("\n")).toMatch(says);
    // What is wrong in one place is not reported everywhere.
    expect(differences.length).toBeLessThan(60);
    server.closeAllConnections();
    server.close();
  });
