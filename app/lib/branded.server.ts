import { withBrand } from "../site";

/** The same content with the brand's name and mailboxes filled in, however deep they stand. */
export function branded<T>(value: T): T {
  if (typeof value === "string") return withBrand(value) as T;
  if (Array.isArray(value)) return value.map(branded) as T;
  if (value && typeof value === "object")
    return Object.fromEntries(
      Object.entries(value).map(([key, inner]) => [key, branded(inner)]),
    ) as T;
  return value;
}
