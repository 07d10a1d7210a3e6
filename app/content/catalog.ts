/** The texts of the catalog, besides the names of the services. */
export const catalogWords = {
  open: "All services",
  plan: "All services on one plan",
  contact: "Ask us which service fits",
};
