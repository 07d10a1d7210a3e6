/** Static scripts that the app loads once it runs, and where the specification wants them. */
export const startUpScripts = {
  head: "/images/placeholder-create.js",
  body: "/domain-compatibility.js",
} as const;
