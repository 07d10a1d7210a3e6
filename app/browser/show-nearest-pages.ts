import { readIndex } from "../search/fetch-index";
import { nearestPages } from "../search/nearest-pages";

/** Fills the list from its template; the page has all words and classes, this only finds and counts. */
export async function show(box: HTMLElement, response: Response): Promise<void> {
  const index = await readIndex(response);
  const template = box.querySelector("template");
  const list = box.querySelector("ul");
  if (!template || !list) return;
  const items = nearestPages(location.pathname, index).map(({ path, title }) => {
    const item = document.importNode(template.content, true);
    item.querySelector("a")?.setAttribute("href", path);
    const [name, address] = item.querySelectorAll("span");
    if (name && address) [name.textContent, address.textContent] = [title, path];
    return item;
  });
  list.replaceChildren(...items);
  box.hidden = !items.length;
}
