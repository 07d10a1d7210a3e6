import type { ComponentProps } from "react";

/** A link to a page that a site may have left out: then its words stand alone. */
export function MaybeLink({ href, children, ...rest }: ComponentProps<"a">) {
  if (!href) return children;
  return (
    <a href={href} {...rest}>
      {children}
    </a>
  );
}
