import { index, type RouteConfig, route } from "@react-router/dev/routes";

/** Only in development and tests. */
const hasStyleguide = process.env.STYLEGUIDE || process.env.NODE_ENV === "development";

/** All routes; any other URL gets the 404 page. */
export default [
  index("pages/home/route.tsx"),
  route("about", "pages/about/route.tsx"),
  route("contact", "pages/contact/route.tsx"),
  route("services", "pages/services/route.tsx"),
  route("services/:serviceId", "pages/service/route.tsx"),
  route("client-success-stories", "pages/case-studies/route.tsx"),
  route("case-study/:slug", "pages/case-study/route.tsx"),
  route("testimonials", "pages/testimonials/route.tsx"),
  // One file for three pages, so each needs its own id.
  route("privacy-policy", "pages/legal/route.tsx", { id: "privacy-policy" }),
  route("terms-of-service", "pages/legal/route.tsx", { id: "terms-of-service" }),
  route("cookies", "pages/legal/route.tsx", { id: "cookies" }),
  route("accessibility", "pages/accessibility/route.tsx"),
  route("security", "pages/security/route.tsx"),
  route("sitemap", "pages/sitemap/route.tsx"),
  ...(hasStyleguide ? [route("styleguide", "pages/styleguide/route.tsx")] : []),

  // Error documents for hosts; lib/pages.ts has their file names.
  route("404", "pages/not-found/route.tsx"),
  route("case-study/404", "pages/not-found/case-study-route.tsx"),
  route("500", "pages/server-error/route.tsx"),

  route("images/friday-report.svg", "pages/service/friday-report-route.tsx"),
  route("search.json", "files/search-index.ts"),
  route("sitemap.xml", "files/sitemap.ts"),
  route("robots.txt", "files/robots.ts"),
  route("feed.xml", "files/feed.ts"),
  route("humans.txt", "files/humans.ts"),
  route(".well-known/security.txt", "files/security-txt.ts"),
] satisfies RouteConfig;
