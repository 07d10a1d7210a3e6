import type { ComponentProps } from "react";
import { classNames } from "../lib/class-names";

/** The four variants of the specification; card.css has the styles of two. */
const cardVariants = {
  default: "border border-line bg-raised",
  dark: "on-ink border border-line",
  glass: "card-glass",
  "3d": "card-3d",
} as const;

export function Card({
  variant,
  className,
  ...rest
}: { variant: keyof typeof cardVariants } & ComponentProps<"article">) {
  return (
    <article
      className={classNames(
        "relative flex flex-col rounded-card p-6 lg:p-7",
        cardVariants[variant],
        className,
      )}
      {...rest}
    />
  );
}
