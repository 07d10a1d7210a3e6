import { href } from "react-router";
import { FinishedHtml } from "../../components/finished-html";
import { legalPages } from "../../content/legal.server";
import { branded } from "../../lib/branded.server";
import { finishedHtml } from "../../lib/finished-html.server";
import { pageHead } from "../../lib/page-head.server";
import { LegalText } from "../../sections/legal-text.server";
import type { Route } from "./+types/cookies";

export function loader() {
  const path = href("/cookies");
  const page = legalPages.cookies;
  return branded({
    meta: pageHead({ ...page, path }),
    html: finishedHtml(path, <LegalText {...page} />),
  });
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData.meta;
}

export default function Cookies({ loaderData }: Route.ComponentProps) {
  return <FinishedHtml name="page" html={loaderData.html} />;
}
