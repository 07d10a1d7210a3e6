/** What the owner of the second brand writes into content/site.yaml and app/base.ts. */
export const second = {
  name: "Fenwick & Rowe",
  legalName: "Fenwick & Rowe Advisers Ltd.",
  tagline: "Plans that hold, in every time zone",
  url: "https://www.fenwick-rowe.example",
  language: "en-GB",
  foundedYear: 2012,
  address: {
    street: "12 Example Row",
    city: "Canterbury",
    region: "Kent",
    postalCode: "CT1 2EH",
    countryCode: "GB",
  },
  headquarters: { state: "Kent", country: "United Kingdom" },
  mailboxes: {
    info: "info@fenwick-rowe.example",
    privacy: "privacy@fenwick-rowe.example",
    legal: "legal@fenwick-rowe.example",
    accessibility: "accessibility@fenwick-rowe.example",
    security: "security@fenwick-rowe.example",
  },
  booking: "https://calendar.fenwick-rowe.example/call",
  imageHosts: ["https://logos.fenwick-rowe.example"],
};

/** The second brand has its site in a folder. */
export const base = "/site/";
