import { type ListedPage, nearestPages } from "../lib/nearest-pages";

/** Fills the list from its template; the page has all words and classes, this only finds and counts. */
export async function show(box: HTMLElement): Promise<void> {
  const response = await fetch("/pages.json");
  const pages: ListedPage[] = await response.json();
  const template = box.querySelector("template");
  const list = box.querySelector("ul");
  if (!template || !list) return;
  const items = nearestPages(location.pathname, pages).map(({ path, title }) => {
    const item = document.importNode(template.content, true);
    item.querySelector("a")?.setAttribute("href", path);
    const [name, address] = item.querySelectorAll("span");
    if (name && address) [name.textContent, address.textContent] = [title, path];
    return item;
  });
  list.replaceChildren(...items);
  box.hidden = !items.length;
}
