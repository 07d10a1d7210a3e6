import { pageTitle } from "../../lib/page-title";
import { ErrorPage } from "./error-page";

export const meta = () => [
  { title: pageTitle("Something went wrong") },
  { name: "robots", content: "noindex" },
];

export default function ServerErrorRoute() {
  return <ErrorPage />;
}
