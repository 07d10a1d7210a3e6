/** What stands beside the names in the header's list of all services. */
export const catalogWords = {
  open: "All services",
  plan: "All services on one plan",
  contact: "Ask us which service fits",
};
