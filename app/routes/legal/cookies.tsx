import { legalPages } from "../../content/legal.server";
import { branded } from "../../lib/branded.server";
import { pageHead } from "../../lib/page-head.server";
import { LegalText } from "../../sections/legal-text";
import type { Route } from "./+types/cookies";

export function loader() {
  const page = legalPages.cookies;
  return branded({ meta: pageHead({ ...page, path: "/cookies" }), page });
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData.meta;
}

export default function Cookies({ loaderData }: Route.ComponentProps) {
  return <LegalText {...loaderData.page} />;
}
