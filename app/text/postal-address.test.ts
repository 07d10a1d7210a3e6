import { expect, it } from "vitest";
import { postalAddress } from "./postal-address";

const street = "12 High Street";

it.each([
  [
    { city: "Austin", region: "TX", postalCode: "73301", countryCode: "US" },
    "12 High Street, Austin, TX 73301",
  ],
  [
    { city: "Rotterdam", postalCode: "3011 AB", countryCode: "NL" },
    "12 High Street, 3011 AB Rotterdam",
  ],
  [
    { city: "Canterbury", postalCode: "CT1 2EH", countryCode: "GB" },
    "12 High Street, Canterbury, CT1 2EH",
  ],
  [
    { city: "Lecco", region: "LC", postalCode: "23900", countryCode: "IT" },
    "12 High Street, 23900 Lecco, LC",
  ],
  [
    { city: "Ghent", postalCode: "9000", countryCode: "BE", country: "Belgium" },
    "12 High Street, 9000 Ghent, Belgium",
  ],
  [{ city: "Panama City", countryCode: "PA" }, "12 High Street, Panama City"],
])("writes an address in the order of its country, without gaps: %o", (address, expected) => {
  expect(postalAddress({ street, ...address })).toBe(expected);
});
