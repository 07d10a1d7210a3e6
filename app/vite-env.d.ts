/// <reference types="vite/client" />

/** The day of the build, as "November 15, 2026"; set in vite.config.ts. */
declare const __BUILD_DATE__: string;

/** Names of the files that the islands are built into; none while developing (vite.config.ts). */
declare const __ISLAND_FILES__: readonly string[];

/** The ISO date of each page's last change, as far as git knows; set in vite.config.ts. */
declare const __LAST_CHANGED__: Partial<Record<string, string>>;
