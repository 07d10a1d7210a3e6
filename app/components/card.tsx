import type { ComponentProps } from "react";
import { classNames } from "../lib/class-names";

/** The four variants of the specification; card.css has the styles of two. */
export const cardVariants = {
  default: "border border-line bg-raised",
  dark: "on-ink border border-line",
  glass: "card-glass",
  "3d": "card-3d",
} as const;

export type CardVariant = keyof typeof cardVariants;

export function Card({
  variant = "default",
  className,
  ...rest
}: { variant?: CardVariant } & ComponentProps<"article">) {
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
