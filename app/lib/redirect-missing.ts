import {
  type DataStrategyResult,
  isRouteErrorResponse,
  type MiddlewareFunction,
  redirect,
  replace,
} from "react-router";

type ClientMiddleware = MiddlewareFunction<Record<string, DataStrategyResult>>;

/**
 * Sends a visitor who asks for an id that does not exist to `to`. No list of ids is needed:
 * either the host has answered with the fallback document (404.html), which is booting now,
 * or a link inside the site has asked for a data file that is not there.
 * The missing address never stays in the history, so Back does not bounce.
 */
export function redirectMissing(
  to: string,
  onMissing?: (pathname: string) => void,
): ClientMiddleware {
  return async ({ request }, next) => {
    const { pathname } = new URL(request.url);

    if (document.querySelector("[data-fallback]")) {
      onMissing?.(pathname);
      throw replace(to);
    }

    const results = await next();
    const isMissing = Object.values(results).some(
      ({ type, result }) =>
        type === "error" && isRouteErrorResponse(result) && result.status === 404,
    );
    if (isMissing) {
      onMissing?.(pathname);
      throw redirect(to);
    }
    return results;
  };
}
