import { href } from "react-router";
import { PageHero } from "../../bands/page-hero";
import { accessibilityPage } from "../../content/accessibility";
import { pageHead } from "../../lib/page-head";
import type { Route } from "./+types/route";
import { Checks } from "./checks";
import { Contrast } from "./contrast-bands";
import { Gaps } from "./gaps";
import { accessibilityView } from "./view";

export const loader = () => accessibilityView();

export const meta = () => pageHead({ ...accessibilityPage.head, path: href("/accessibility") });

export default function Accessibility({ loaderData: view }: Route.ComponentProps) {
  return (
    <>
      <PageHero {...view.intro} />
      <Contrast {...view.contrast} />
      <Checks {...view.checks} />
      <Gaps {...view.gaps} contact={view.contact} />
    </>
  );
}
