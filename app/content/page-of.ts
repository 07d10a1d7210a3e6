/** Where the words of files without a page of their own are seen. */
const seenAt: Record<string, string> = {
  "service-groups.yaml": "/services",
  "testimonials.yaml": "/testimonials",
  "certifications.yaml": "/services",
  "faq.yaml": "/contact",
  "stored-keys.yaml": "/cookies",
  "industries.yaml": "/services",
  "machines.yaml": "/sitemap",
};

/** Words of many pages name one of them as their example. */
const examplesIn: Record<string, string> = {
  "friday-report.yaml": "/services",
  "templates/service.yaml": "/services",
  "templates/solution.yaml": "/services",
  "templates/case-study.yaml": "/case-study",
};

/** The page of a file, or the nearest one. */
export function pageOf(name: string, data: Record<string, unknown>): string {
  const [, folder, id] = /^(services|case-studies)\/(.+)\.yaml$/.exec(name) ?? [];
  if (folder) return `/${folder === "services" ? "services" : "case-study"}/${id}`;
  if (name in examplesIn) return `${examplesIn[name]}/${data.example ?? ""}`;
  return typeof data.path === "string" ? data.path : (seenAt[name] ?? "/");
}
