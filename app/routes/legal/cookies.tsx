import { legalPages } from "../../content/legal.server";
import { branded } from "../../lib/branded.server";
import { pageMeta } from "../../lib/page-meta";
import { LegalText } from "../../sections/legal-text";
import type { Route } from "./+types/cookies";

export function loader() {
  return branded(legalPages.cookies);
}

export function meta({ loaderData: { title, description } }: Route.MetaArgs) {
  return pageMeta({ title, description, path: "/cookies" });
}

export default function Cookies({ loaderData }: Route.ComponentProps) {
  return <LegalText {...loaderData} />;
}
