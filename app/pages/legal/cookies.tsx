import { href } from "react-router";
import { legalPages } from "../../content/legal";
import { pageHead } from "../../lib/page-head";
import { LegalText } from "./text";

const page = legalPages.cookies;

export const meta = () => pageHead({ ...page, path: href("/cookies") });

export default function Cookies() {
  return <LegalText {...page} />;
}
