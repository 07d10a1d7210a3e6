import type { ReactNode } from "react";
import { Label } from "./section";

type ErrorWords = Record<"label" | "heading" | "text", string>;

/** What an error page says, in the middle of a screen, and below it where to go from here. */
export const ErrorFrame = ({ words, children }: { words: ErrorWords; children: ReactNode }) => (
  <div className="wrap grid min-h-[70svh] content-center gap-y-6 py-band">
    <Label>{words.label}</Label>
    <h1 className="display text-title-1">{words.heading}</h1>
    <p className="lede text-lead text-muted">{words.text}</p>
    {children}
  </div>
);
