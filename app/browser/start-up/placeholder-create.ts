import { drawnPlaceholder, type PlaceholderLook, placeholderFont } from "./placeholder-drawing.ts";

/** Compiled to /images/placeholder-create.js, which the app loads after start. */

declare global {
  interface Window {
    /** Missing until its script has loaded, or for good if that fails. */
    drawPlaceholder?: (name: string, width: number, height: number) => string;
  }
}

/** Of the firm. */
declare const __PLACEHOLDER_COLORS__: Omit<PlaceholderLook, "measure">;

function measure(text: string): number {
  const context = document.createElement("canvas").getContext("2d");
  if (!context) return text.length;
  context.font = `16px ${placeholderFont}`;
  return context.measureText(text).width / 16;
}

window.drawPlaceholder = (name, width, height) =>
  drawnPlaceholder(name, width || 200, height || 48, { ...__PLACEHOLDER_COLORS__, measure });
