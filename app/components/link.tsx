import { type LinkProps, Link as RouterLink, useLocation, useResolvedPath } from "react-router";

/**
 * A link inside the site: code and data are fetched when the pointer, the focus or a finger comes
 * near, and two pages cross-fade (inside finished HTML: browser/finished-links.ts). Routes are known
 * from the start, so none is to be discovered. Write the target with `href()`, so that its type is checked.
 */
export function Link(props: LinkProps) {
  const isElsewhere = useResolvedPath(props.to).pathname !== useLocation().pathname;
  const onClick: LinkProps["onClick"] = (event) => {
    props.onClick?.(event);
    // The second of two quick clicks: the page has come but does not show yet, and needs no second entry.
    if (isElsewhere && event.currentTarget.href === window.location.href) event.preventDefault();
  };
  return (
    <RouterLink
      prefetch="intent"
      viewTransition={isElsewhere}
      discover="none"
      {...props}
      onClick={onClick}
    />
  );
}
