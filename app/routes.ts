import { type RouteConfig, route } from "@react-router/dev/routes";
import { content } from "./content/content.ts";

const isDevelopment = process.env.NODE_ENV === "development";

/** All routes; any other URL gets the 404 page. */
export default [
  // They share their code, so each has an id of its own.
  ...content.pages.map(({ path }) =>
    route(path.slice(1), "pages/page/route.tsx", { id: path, index: path === "/" }),
  ),
  route("services/:serviceId", "pages/service/route.tsx"),
  route("case-study/:slug", "pages/case-study/route.tsx"),

  // Error documents for hosts; app/site.ts has their file names.
  route("404", "pages/not-found/route.tsx"),
  route("case-study/404", "pages/not-found/case-study-route.tsx"),
  route("500", "pages/server-error/route.tsx"),

  // Those that are written are listed in app/site.ts: a site without a chat, say, has no chat.json.
  route("images/friday-report.svg", "pages/friday-report/route.tsx"),
  route("chat.json", "files/chat.ts"),
  route("plan-back.json", "files/plan-back.ts"),
  route("search.json", "files/search-index.ts"),
  route("sitemap.xml", "files/sitemap.ts"),
  route("robots.txt", "files/robots.ts"),
  route("feed.xml", "files/feed.ts"),
  route("humans.txt", "files/humans.ts"),
  route(".well-known/security.txt", "files/security-txt.ts"),

  // This table is read once: a page whose file is written while `npm run dev` runs is found by its address.
  ...(isDevelopment ? [route("*", "pages/page/route.tsx", { id: "new page" })] : []),
] satisfies RouteConfig;
