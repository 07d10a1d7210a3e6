import { href } from "react-router";
import { PageHero } from "../../bands/page-hero";
import { securityPage } from "../../content/security";
import { pageHead } from "../../lib/page-head";
import type { Route } from "./+types/route";
import { PolicyDoors } from "./policy-doors";
import { SecurityText } from "./text";
import { securityView } from "./view";

export const loader = () => securityView();

export const meta = () => pageHead({ ...securityPage.head, path: href("/security") });

export default function Security({ loaderData: view }: Route.ComponentProps) {
  return (
    <>
      <PageHero {...view.intro} />
      <PolicyDoors {...view.doors} />
      <SecurityText {...view} />
    </>
  );
}
