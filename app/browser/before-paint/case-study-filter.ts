import { slugOf } from "../../text/slug";

/**
 * Filters the case studies of its band by the industry in the URL before the first paint; the filter
 * links then work without a page load.
 */
const section = document.currentScript?.parentElement ?? document.body;
const links = [...section.querySelectorAll<HTMLAnchorElement>("[data-filter] a")];
const status = section.querySelector("[data-filter] [role=status]");
const list = section.querySelector("[data-case-studies]");
const allCaseStudies = [...(list?.children ?? [])];

function applyFilter(): void {
  const slug = slugOf(new URLSearchParams(location.search).get("industry") ?? "");
  const template = section.querySelector<HTMLTemplateElement>(`[data-case-studies-of="${slug}"]`);
  const industry = template ? slug : "";
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
    const hasModifier = event.metaKey || event.altKey || event.ctrlKey || event.shiftKey;
    if (hasModifier) return;
    event.preventDefault();
    if (link.href !== location.href) history.pushState(null, "", link.href);
    applyFilter();
  });
addEventListener("popstate", applyFilter);
if (location.search) applyFilter();
