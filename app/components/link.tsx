import { type LinkProps, Link as RouterLink } from "react-router";

/**
 * A link inside the site: code and data are fetched when the pointer, the focus or a finger comes
 * near, and the pages cross-fade (inside finished HTML: browser/finished-links.ts). Routes are known
 * from the start, so none is to be discovered. Write the target with `href()`, so that its type is checked.
 */
export function Link(props: LinkProps) {
  return <RouterLink prefetch="intent" viewTransition discover="none" {...props} />;
}
