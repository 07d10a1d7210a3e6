import { href } from "react-router";
import { legalPages } from "../../content/legal";
import { pageHead } from "../../lib/page-head";
import { LegalText } from "./text";

const page = legalPages["terms-of-service"];

export const meta = () => pageHead({ ...page, path: href("/terms-of-service") });

export default function TermsOfService() {
  return <LegalText {...page} />;
}
