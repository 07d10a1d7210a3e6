import { slugOf } from "../../lib/slug";

/**
 * Narrows the list of case studies to the industry that the address names, before it is first painted,
 * and follows the links of the filter without loading the page again.
 */
const links = [...document.querySelectorAll<HTMLAnchorElement>("[data-filter] a")];
const status = document.querySelector("[data-filter] [role=status]");
const list = document.querySelector("[data-case-studies]");
const allCaseStudies = [...(list?.children ?? [])];

function applyFilter(): void {
  const asked = slugOf(new URLSearchParams(location.search).get("industry") ?? "");
  const template = document.querySelector<HTMLTemplateElement>(`[data-case-studies-of="${asked}"]`);
  const industry = template ? asked : "";
  for (const link of links) {
    const isChosen = link.dataset.industry === industry;
    if (isChosen) link.setAttribute("aria-current", "true");
    else link.removeAttribute("aria-current");
    if (isChosen && status) status.textContent = link.dataset.status ?? "";
  }
  if (template) list?.replaceChildren(document.importNode(template.content, true));
  else list?.replaceChildren(...allCaseStudies);
}

for (const link of links)
  link.addEventListener("click", (event) => {
    const isPlain = !(event.metaKey || event.altKey || event.ctrlKey || event.shiftKey);
    if (!isPlain) return;
    event.preventDefault();
    if (link.href !== location.href) history.pushState(null, "", link.href);
    applyFilter();
  });
addEventListener("popstate", applyFilter);
if (location.search) applyFilter();
