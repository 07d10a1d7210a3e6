import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import {
  cacheControl,
  cacheValues,
  contentSecurityPolicy,
  contentType,
  everywhere,
  headersFile,
} from "./headers";

it.each([
  ["/assets/vendor-abc.js", /immutable/],
  ["/about.data", /max-age=[1-9]/],
  ["/about", /must-revalidate/],
  ["/images/hero-banner.png", /max-age=86400/],
  ["/images/placeholder-create.js", /max-age=86400/],
  // It knows the site's address, which may change with any deploy.
  ["/domain-compatibility.js", /must-revalidate/],
])("keeps %s as %s", (pathname, value) => {
  expect(cacheControl(pathname)).toMatch(value);
});

it("names the type of data files, which servers do not know", () => {
  expect(contentType("/about.data")).toMatch(/^text\//);
  expect(contentType("/about")).toBeUndefined();
});

it("allows nothing by default", () => {
  expect(contentSecurityPolicy({ scripts: [], styles: [], imageHosts: [] })).toMatch(
    /^default-src 'none'; .*style-src 'none'/,
  );
});

it("allows images from this site and from the hosts given", () => {
  const imageHosts = ["https://logos.example", "https://cdn.example"];
  expect(contentSecurityPolicy({ scripts: [], styles: [], imageHosts })).toContain(
    "img-src 'self' data: https://logos.example https://cdn.example;",
  );
});

it("writes the table for static hosts", () => {
  expect(headersFile()).toContain(
    "/assets/*\n  Cache-Control: public, max-age=31536000, immutable",
  );
  expect(headersFile()).toContain("X-Content-Type-Options: nosniff");
});

it("is the same for nginx", () => {
  const nginx = readFileSync("deploy/nginx.conf", "utf8");
  for (const [name, value] of Object.entries(everywhere))
    expect(nginx).toContain(`add_header ${name} "${value}" always;`);
  for (const value of cacheValues) expect(nginx).toContain(`"${value}"`);
});
