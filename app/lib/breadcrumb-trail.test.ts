import { expect, it } from "vitest";
import { breadcrumbTrail } from "./breadcrumb-trail";

it("leads from a case study to the list of them", () => {
  expect(breadcrumbTrail("/case-study/azure-cloud-migration/")).toEqual([
    { label: "Home", href: "/" },
    { label: "Case Study", href: "/client-success-stories" },
    { label: "Azure Cloud Migration", href: "/case-study/azure-cloud-migration" },
  ]);
});
