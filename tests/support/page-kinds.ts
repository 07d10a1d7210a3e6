/** One page of each kind, with the fewest letters that its own part may show. */
export const pageKinds = {
  home: { path: "/", letters: 4000 },
  services: { path: "/services", letters: 2500 },
  service: { path: "/services/project-management-service", letters: 4000 },
  solution: { path: "/services/strategic-portfolio-management", letters: 2000 },
  stories: { path: "/client-success-stories", letters: 1000 },
  "case study": { path: "/case-study/azure-cloud-migration", letters: 3000 },
  about: { path: "/about", letters: 3000 },
  testimonials: { path: "/testimonials", letters: 1500 },
  contact: { path: "/contact", letters: 1000 },
  legal: { path: "/privacy-policy", letters: 3000 },
  trust: { path: "/security", letters: 2000 },
  "not found": { path: "/no/such/page", letters: 100 },
};
