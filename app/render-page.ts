import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";

/** The first function on the way to an error that is named as components are. */
function failingComponent({ stack = "" }: Error): string {
  return /^\s+at ([A-Z]\w*) \(/m.exec(stack)?.[1] ?? "a component without a name";
}

/** HTML as it is read, without a trace of React; or an error that says what to mend. */
export function renderPage(page: ReactElement, pathname: string): string {
  try {
    return `<!doctype html>${renderToStaticMarkup(page)}`;
  } catch (thrown) {
    const error = thrown instanceof Error ? thrown : new Error(String(thrown));
    throw new Error(
      `The page ${pathname} cannot be rendered: ${failingComponent(error)} failed: ${error.message}`,
      { cause: error },
    );
  }
}
