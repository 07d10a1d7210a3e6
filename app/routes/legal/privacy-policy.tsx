import { legalPages } from "../../content/legal.server";
import { branded } from "../../lib/branded.server";
import { pageMeta } from "../../lib/page-meta";
import { LegalText } from "../../sections/legal-text";
import type { Route } from "./+types/privacy-policy";

export function loader() {
  return branded(legalPages["privacy-policy"]);
}

export function meta({ loaderData: { title, description } }: Route.MetaArgs) {
  return pageMeta({ title, description, path: "/privacy-policy" });
}

export default function PrivacyPolicy({ loaderData }: Route.ComponentProps) {
  return <LegalText {...loaderData} />;
}
