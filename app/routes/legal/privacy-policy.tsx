import { href } from "react-router";
import { FinishedHtml } from "../../components/finished-html";
import { legalPages } from "../../content/legal.server";
import { branded } from "../../lib/branded.server";
import { finishedHtml } from "../../lib/finished-html.server";
import { pageHead } from "../../lib/page-head.server";
import { LegalText } from "../../sections/legal-text.server";
import type { Route } from "./+types/privacy-policy";

export function loader() {
  const path = href("/privacy-policy");
  const page = legalPages["privacy-policy"];
  return branded({
    meta: pageHead({ ...page, path }),
    html: finishedHtml(path, <LegalText {...page} />),
  });
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData.meta;
}

export default function PrivacyPolicy({ loaderData }: Route.ComponentProps) {
  return <FinishedHtml name="page" html={loaderData.html} />;
}
