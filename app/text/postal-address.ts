/** Countries that write the postal code after the city; most others write it before. */
const codeLast = new Set(["AU", "CA", "GB", "IE", "IN", "NZ", "SG", "US", "ZA"]);

export type Address = Partial<
  Record<"street" | "city" | "region" | "postalCode" | "countryCode" | "country", string>
>;

const joined = (separator: string, ...parts: readonly (string | undefined)[]) =>
  parts.filter(Boolean).join(separator);

/** An address in one line, in the order of its country: "12 Kade, 3011 AB Rotterdam". */
export function postalAddress(address: Address) {
  const { street, city, region, postalCode, countryCode = "", country } = address;
  return codeLast.has(countryCode)
    ? joined(", ", street, city, joined(" ", region, postalCode), country)
    : joined(", ", street, joined(" ", postalCode, city), region, country);
}
