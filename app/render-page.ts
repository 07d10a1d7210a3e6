import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { PlainError } from "./content/plain-error";

/** The first function in the stack with a component's name. */
function failingComponent({ stack = "" }: Error): string {
  return /^\s+at ([A-Z]\w*) \(/m.exec(stack)?.[1] ?? "a component without a name";
}

/** Static HTML without React markers, since pages are not hydrated; errors name page and component. */
export function renderPage(page: ReactElement, pathname: string): string {
  try {
    return `<!doctype html>${renderToStaticMarkup(page)}`;
  } catch (thrown) {
    if (thrown instanceof PlainError) throw thrown;
    const error = thrown instanceof Error ? thrown : new Error(String(thrown));
    throw new Error(
      `The page ${pathname} cannot be rendered: ${failingComponent(error)} failed: ${error.message}`,
      { cause: error },
    );
  }
}
