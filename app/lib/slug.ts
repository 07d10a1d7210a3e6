export { slugOf } from "../text/slug.ts";
