import type { ReactNode } from "react";

export type Style = Record<string, string | number>;

/** What JSX would make; satori asks for no more. */
export function box(style: Style, children?: unknown): ReactNode {
  return {
    type: "div",
    props: { style: { display: "flex", ...style }, children },
  } as unknown as ReactNode;
}
