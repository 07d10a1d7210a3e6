/// <reference types="vite/client" />

/** The time of the build, as JSON has it; set in vite.config.ts. */
declare const __BUILD_DATE__: string;

/** File names of the built islands; empty in development (vite.config.ts). */
declare const __ISLAND_FILES__: readonly string[];

/** Whether the site has more than one language; set in vite.config.ts. */
declare const __HAS_LANGUAGES__: boolean;

/** The ISO date of each page's last change in git; set in vite.config.ts. */
declare const __LAST_CHANGED__: Partial<Record<string, string>>;

declare namespace React {
  /** Where something is on an axis; the build moves style attributes into the page (scripts/finish-page.ts). */
  interface CSSProperties {
    [name: `--${string}`]: string | number;
  }
}
