import { serviceIds } from "../../app/content/ids.ts";
import type { Service } from "../../app/content/types.ts";

/** The services as they are written; the app's own list is made by the bundler and cannot be read here. */
export const services = await Promise.all(
  serviceIds.map(async (id) => {
    const file = (await import(`../../app/content/services/${id}.ts`)) as { default: Service };
    return { id, ...file.default };
  }),
);
