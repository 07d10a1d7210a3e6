import { href } from "react-router";
import { legalPages } from "../../content/legal";
import { pageHead } from "../../lib/page-head";
import { LegalText } from "./text";

const page = legalPages["privacy-policy"];

export const meta = () => pageHead({ ...page, path: href("/privacy-policy") });

export default function PrivacyPolicy() {
  return <LegalText {...page} />;
}
