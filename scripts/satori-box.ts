import type { ReactNode } from "react";

export type Style = Record<string, string | number>;

/** Builds the element object that JSX would; satori needs no more than that. */
export function box(style: Style, children?: unknown): ReactNode {
  return {
    type: "div",
    props: { style: { display: "flex", ...style }, children },
  } as unknown as ReactNode;
}
