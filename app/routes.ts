import { index, type RouteConfig, route } from "@react-router/dev/routes";

/** For development and the tests; a deployed site has no style guide. */
const hasStyleguide = process.env.STYLEGUIDE || process.env.NODE_ENV === "development";

/** The site map. An address that is not in this list answers with the 404 page. */
export default [
  index("routes/home.tsx"),
  route("about", "routes/about.tsx"),
  route("contact", "routes/contact.tsx"),
  route("services", "routes/services.tsx"),
  route("services/:serviceId", "routes/service.tsx"),
  route("client-success-stories", "routes/client-success-stories.tsx"),
  route("case-study/:slug", "routes/case-study.tsx"),
  route("testimonials", "routes/testimonials.tsx"),
  route("privacy-policy", "routes/legal/privacy-policy.tsx"),
  route("terms-of-service", "routes/legal/terms-of-service.tsx"),
  route("cookies", "routes/legal/cookies.tsx"),
  ...(hasStyleguide ? [route("styleguide", "routes/styleguide.tsx")] : []),

  // What hosts show in place of a page; lib/pages.ts says under which name each is saved.
  route("404", "routes/not-found.tsx"),
  route("case-study/404", "routes/case-study-not-found.tsx"),
  route("500", "routes/server-error.tsx"),

  route("pages.json", "routes/page-list.ts"),
  route("sitemap.xml", "routes/sitemap.ts"),
  route("robots.txt", "routes/robots.ts"),
  route("site.webmanifest", "routes/web-manifest.ts"),
] satisfies RouteConfig;
