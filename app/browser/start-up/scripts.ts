import { base } from "../../base.ts";

/** Static scripts loaded after start, by the element that the specification puts them in. */
export const startUpScripts = {
  head: `${base}images/placeholder-create.js`,
  body: `${base}domain-compatibility.js`,
};
