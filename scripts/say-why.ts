import type { Connect, Plugin } from "vite";
import { PlainError } from "../app/content/plain-error.ts";

/** Where the prerenderer was when it heard of a failure helps nobody. */
function withoutPlace(error: Error): Error {
  return error.message.startsWith("Prerender: ") ? new PlainError(error.message) : error;
}

/** A page that cannot be rendered is a bare "status 500" in the prerenderer's words: the last ones say why. */
export function sayWhy(): Plugin {
  return {
    name: "say-why",
    config: {
      // The prerenderer is the last to add to the build of the app, and this surrounds it.
      order: "post",
      handler: ({ builder: { buildApp } = {} }) => ({
        builder: {
          async buildApp(builder) {
            await buildApp?.(builder).catch((error) => {
              throw withoutPlace(error);
            });
          },
        },
      }),
    },
    configurePreviewServer:
      ({ middlewares }) =>
      () => {
        middlewares.use(((error, _request, response, _next) => {
          // At the very end, because other pages are still being rendered.
          process.once("exit", () => console.error(error));
          response.writeHead(500).end();
        }) satisfies Connect.ErrorHandleFunction);
      },
  };
}
