import type { ComponentProps } from "react";
import { classNames } from "../lib/class-names";
import { Icon } from "./icon";
import { Link } from "./link";

const looks = {
  primary: "border-action bg-action text-on-action hover:border-action-hover hover:bg-action-hover",
  secondary: "border-text bg-transparent text-text hover:bg-text hover:text-page",
  highlight:
    "border-highlight bg-highlight text-on-highlight hover:border-text hover:bg-text hover:text-page",
} as const;

const sizes = {
  regular: "px-6 py-3.5 text-body",
  small: "px-5 py-2.5 text-small",
} as const;

interface ButtonLook {
  look?: keyof typeof looks | undefined;
  size?: keyof typeof sizes | undefined;
  /** Shows that the button leads on to another page. */
  arrow?: boolean;
}

function buttonClass({ look = "primary", size = "regular" }: ButtonLook, className?: string) {
  return classNames(
    "inline-flex min-h-11 max-w-full cursor-pointer items-center justify-center gap-2.5 rounded-edge border wrap-anywhere text-center font-medium leading-tight transition-colors print:hidden",
    looks[look],
    sizes[size],
    className,
  );
}

export function Button({
  look,
  size,
  arrow,
  className,
  children,
  ...rest
}: ButtonLook & ComponentProps<"button">) {
  return (
    <button type="button" className={buttonClass({ look, size }, className)} {...rest}>
      {children}
      {arrow && <Icon name="arrow-right" />}
    </button>
  );
}

export function ButtonLink({
  look,
  size,
  arrow,
  className,
  children,
  ...rest
}: ButtonLook & ComponentProps<typeof Link>) {
  return (
    <Link className={buttonClass({ look, size }, className)} {...rest}>
      {children}
      {arrow && <Icon name="arrow-right" />}
    </Link>
  );
}

/** For targets that are no page of this site, such as a prepared mail. */
export function ButtonAnchor({
  look,
  size,
  arrow,
  className,
  children,
  ...rest
}: ButtonLook & ComponentProps<"a">) {
  return (
    <a className={buttonClass({ look, size }, className)} {...rest}>
      {children}
      {arrow && <Icon name="arrow-right" />}
    </a>
  );
}
