import { href } from "react-router";
import { PageHero } from "../../bands/page-hero";
import { securityPage } from "../../content/content";
import { pageHead } from "../../lib/page-head";
import { ClientData } from "./client-data";
import { PolicyDoors } from "./policy-doors";
import { SecurityText } from "./text";

export const meta = () => pageHead({ ...securityPage.head, path: href("/security") });

export default function Security() {
  return (
    <>
      <PageHero {...securityPage.intro} />
      <ClientData />
      <PolicyDoors />
      <SecurityText />
    </>
  );
}
