import { drawnPlaceholder, type PlaceholderColors } from "./placeholder-drawing.ts";

/** Compiled to /images/placeholder-create.js, which the app loads after start. */

declare global {
  interface Window {
    /** Absent until its script has arrived, or for good. */
    drawPlaceholder?: (name: string, width: number, height: number) => string;
  }
}

/** From the palette of app.css. */
declare const __PLACEHOLDER_COLORS__: PlaceholderColors;

window.drawPlaceholder = (name, width, height) =>
  drawnPlaceholder(name, width || 200, height || 48, __PLACEHOLDER_COLORS__);
