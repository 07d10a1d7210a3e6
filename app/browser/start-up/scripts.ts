import { base } from "../../base.ts";

/** Static scripts that the app loads once it runs, and where the specification wants them. */
export const startUpScripts = {
  head: `${base}images/placeholder-create.js`,
  body: `${base}domain-compatibility.js`,
};
