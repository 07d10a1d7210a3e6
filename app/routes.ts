import { type RouteConfig, route } from "@react-router/dev/routes";
import { content, contents } from "./content/content.ts";
import { addressIn, isPublished } from "./content/edition.ts";
import { languageFiles } from "./content/language-files.ts";

const isDevelopment = process.env.NODE_ENV === "development";

/** The pages and files of every language but the first, which has some more. */
const translations = contents.slice(1).flatMap(({ site, pages, entryPages }) => {
  const folder = site.edition.folder.slice(1);
  const at = (address: string, file: string) => route(address, file, { id: address });
  const routes = [
    ...pages.map(({ path }) => ({ path, file: "pages/page/route.tsx" })),
    ...entryPages.map(({ path, template: { name } }) => ({
      path,
      file: `pages/${name === "case-study" ? name : "service"}/route.tsx`,
    })),
  ].filter(({ path }) => isPublished(site, path));
  return [
    ...routes.map(({ path, file }) => at(addressIn(site, path).slice(1), file)),
    ...languageFiles.map(({ address, route }) => at(folder + address, route)),
    at(`${folder}/404`, "pages/not-found/route.tsx"),
  ];
});

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
  ...languageFiles.map(({ address, route: file }) => route(address.slice(1), file)),
  route("robots.txt", "files/robots.ts"),
  route("humans.txt", "files/humans.ts"),
  route(".well-known/security.txt", "files/security-txt.ts"),

  ...translations,

  // This table is read once: a page whose file is written while `npm run dev` runs is found by its address.
  ...(isDevelopment ? [route("*", "pages/page/route.tsx", { id: "new page" })] : []),
] satisfies RouteConfig;
