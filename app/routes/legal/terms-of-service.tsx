import { legalPages } from "../../content/legal.server";
import { branded } from "../../lib/branded.server";
import { pageMeta } from "../../lib/page-meta";
import { LegalText } from "../../sections/legal-text";
import type { Route } from "./+types/terms-of-service";

export function loader() {
  return branded(legalPages["terms-of-service"]);
}

export function meta({ loaderData: { title, description } }: Route.MetaArgs) {
  return pageMeta({ title, description, path: "/terms-of-service" });
}

export default function TermsOfService({ loaderData }: Route.ComponentProps) {
  return <LegalText {...loaderData} />;
}
