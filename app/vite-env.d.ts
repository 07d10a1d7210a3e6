/// <reference types="vite/client" />

/** The day of the build, as "November 15, 2026"; set in vite.config.ts. */
declare const __BUILD_DATE__: string;
