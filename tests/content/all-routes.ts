/** All that a build renders, as one bundle that takes its content from outside (rendered-content.ts). */
export { createRequestHandler, UNSAFE_withComponentProps as withProps } from "react-router";
export { default as handleRequest } from "../../app/entry.server";
export * as root from "../../app/root";
export { default as routes } from "../../app/routes";
export { allPages, errorDocuments, generatedFiles, pictures } from "../../app/site";

/** By the path that app/routes.ts gives. */
export const modules = import.meta.glob(["./pages/*/*route.tsx", "./files/*.ts", "!**/*.test.ts"], {
  base: "../../app",
  eager: true,
});
