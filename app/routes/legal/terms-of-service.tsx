import { legalPages } from "../../content/legal.server";
import { branded } from "../../lib/branded.server";
import { pageHead } from "../../lib/page-head.server";
import { LegalText } from "../../sections/legal-text";
import type { Route } from "./+types/terms-of-service";

export function loader() {
  const page = legalPages["terms-of-service"];
  return branded({ meta: pageHead({ ...page, path: "/terms-of-service" }), page });
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData.meta;
}

export default function TermsOfService({ loaderData }: Route.ComponentProps) {
  return <LegalText {...loaderData.page} />;
}
