import { href } from "react-router";
import { PageHero } from "../../bands/page-hero";
import { accessibilityPage } from "../../content/content";
import { pageHead } from "../../lib/page-head";
import { Checks } from "./checks";
import { Contrast } from "./contrast-bands";
import { Gaps } from "./gaps";

export const meta = () => pageHead({ ...accessibilityPage.head, path: href("/accessibility") });

export default function Accessibility() {
  return (
    <>
      <PageHero {...accessibilityPage.intro} />
      <Contrast />
      <Checks />
      <Gaps />
    </>
  );
}
