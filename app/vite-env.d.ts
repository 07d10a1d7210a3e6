/// <reference types="vite/client" />

/** When the site was built, as an ISO date; set in vite.config.ts. */
declare const __BUILD_TIME__: string;
