import { legalPages } from "../../content/legal.server";
import { branded } from "../../lib/branded.server";
import { pageHead } from "../../lib/page-head.server";
import { LegalText } from "../../sections/legal-text";
import type { Route } from "./+types/privacy-policy";

export function loader() {
  const page = legalPages["privacy-policy"];
  return branded({ meta: pageHead({ ...page, path: "/privacy-policy" }), page });
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData.meta;
}

export default function PrivacyPolicy({ loaderData }: Route.ComponentProps) {
  return <LegalText {...loaderData.page} />;
}
