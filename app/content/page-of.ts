/** Where the words of files without a page of their own are seen. */
const seenAt: Record<string, string> = {
  "service-groups.yaml": "/services",
  "testimonials.yaml": "/testimonials",
  "certifications.yaml": "/services",
  "faq.yaml": "/contact",
  "friday-report.yaml": "/services/project-management-service",
  "stored-keys.yaml": "/cookies",
  "industries.yaml": "/services",
  "machines.yaml": "/sitemap",
  "pages/service.yaml": "/services/cloud-migration",
  "pages/case-study.yaml": "/case-study/azure-cloud-migration",
};

/** The page of a file, or the nearest one. */
export function pageOf(name: string, data: Record<string, unknown>): string {
  const [, folder, id] = /^(services|case-studies)\/(.+)\.yaml$/.exec(name) ?? [];
  if (folder) return `/${folder === "services" ? "services" : "case-study"}/${id}`;
  return typeof data.path === "string" ? data.path : (seenAt[name] ?? "/");
}
