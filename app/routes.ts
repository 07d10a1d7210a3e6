import { index, layout, type RouteConfig, route } from "@react-router/dev/routes";

/** For development and the tests; a deployed site has no style guide. */
const hasStyleguide = process.env.STYLEGUIDE || process.env.NODE_ENV === "development";

/** The site map. A page that is not in this list answers with the 404 page. */
export default [
  layout("routes/shell.tsx", [
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
    route("*", "routes/not-found.tsx"),
  ]),
  route("pages.json", "routes/page-list.ts"),
  route("sitemap.xml", "routes/sitemap.ts"),
  route("robots.txt", "routes/robots.ts"),
  route("site.webmanifest", "routes/web-manifest.ts"),
] satisfies RouteConfig;
