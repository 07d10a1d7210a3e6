import type { ComponentProps } from "react";
import { classNames } from "../lib/class-names";
import { Icon } from "./icon";

const base =
  "inline-flex min-h-11 max-w-full cursor-pointer items-center justify-center gap-2.5 rounded-edge border wrap-anywhere text-center font-medium leading-tight eased print:hidden";

const variants = {
  primary: "border-action bg-action text-on-action hover:border-action-hover hover:bg-action-hover",
  secondary: "border-text bg-transparent text-text hover:bg-text hover:text-page",
  highlight:
    "border-highlight bg-highlight text-on-highlight hover:border-text hover:bg-text hover:text-page",
} as const;

const sizes = {
  regular: "px-6 py-3.5 text-body",
  small: "px-5 py-2.5 text-small",
} as const;

interface Variation {
  variant?: keyof typeof variants | undefined;
  size?: keyof typeof sizes | undefined;
  /** Shows that the button leads on to another page. */
  arrow?: boolean;
  /** Of the arrow: where it has no room. */
  arrowClass?: string;
  /** On a tablet it fills the column beside a heading (`with-right`), whose room its words take. */
  fillsColumn?: boolean | undefined;
}

/** A link that looks like a button. */
export function ButtonLink({
  variant = "primary",
  size = "regular",
  arrow,
  arrowClass,
  fillsColumn,
  className,
  children,
  ...rest
}: Variation & ComponentProps<"a">) {
  return (
    <a
      {...rest}
      // Marks a call to action (browser/call.ts).
      data-call={variant === "secondary" ? undefined : ""}
      className={classNames(
        base,
        variants[variant],
        sizes[size],
        fillsColumn && "md:max-xl:w-full md:max-xl:px-0 md:max-xl:text-small",
        className,
      )}
    >
      {children}
      {arrow && (
        <Icon name="arrow-right" className={fillsColumn ? "md:max-xl:hidden" : arrowClass} />
      )}
    </a>
  );
}
