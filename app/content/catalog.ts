/** What stands beside the names in the header's list of all services. */
export const catalogWords = {
  open: "All services",
  plan: "All services on one plan",
  contact: "Ask us which service fits",
  /** Under the first services of a group that has very many. */
  all: (count: string) => `All ${count} services of this group`,
};
