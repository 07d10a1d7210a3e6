import { expect, it } from "vitest";
import { serviceHref } from "./service-card";

it("leads to its own address, else to its id, else to the slug of its title", () => {
  const title = "M&A Integration";
  expect(serviceHref({ title, serviceId: "cloud-migration", href: "/contact" })).toBe("/contact");
  expect(serviceHref({ title, serviceId: "ma-integration-excellence" })).toBe(
    "/services/ma-integration-excellence",
  );
  expect(serviceHref({ title })).toBe("/services/m-a-integration");
});
