import { RouterContextProvider } from "react-router";
import { expect, it } from "vitest";
import { content } from "./content/content";
import handleRequest from "./entry.server";
import { contentContext } from "./lib/content-context";
import { renderPage } from "./render-page";

function getClaim(): never {
  throw new Error("no such claim");
}

function Broken() {
  return <p>{["a"].map(getClaim)}</p>;
}

function Band() {
  return (
    <section>
      <Broken />
    </section>
  );
}

it("is HTML without a trace of React", () => {
  const count = 3;
  expect(renderPage(<p>{count} services</p>, "/about")).toBe("<!doctype html><p>3 services</p>");
});

it("names the page and the component that fails, and why", () => {
  expect(() => renderPage(<Band />, "/about")).toThrow(
    "The page /about cannot be rendered: Broken failed: no such claim",
  );
});

it("is not rendered without the address of its script", async () => {
  const given = new RouterContextProvider();
  given.set(contentContext, content);
  const context = { staticHandlerContext: { location: { pathname: "/about/" } }, manifest: {} };
  await expect(
    handleRequest(new Request("http://site/about/"), 200, new Headers(), context as never, given),
  ).rejects.toThrow("The page /about would have no script");
});
