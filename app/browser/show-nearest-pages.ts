import { base } from "../base";
import { readIndex } from "../search/fetch-index";
import { nearestPages } from "../search/nearest-pages";

/** Fills the list from its template; the page has all words and classes, this only finds and counts. */
export async function show(box: HTMLElement, response: Response): Promise<void> {
  const index = await readIndex(response);
  const template = box.querySelector("template");
  const list = box.querySelector("ul");
  if (!template || !list) return;
  const asked = location.pathname.slice(base.length - 1);
  const items = nearestPages(asked, index).map(({ path, title }) => {
    const item = document.importNode(template.content, true);
    const address = base + path.slice(1);
    item.querySelector("a")?.setAttribute("href", address);
    const [name, place] = item.querySelectorAll("span");
    if (name && place) [name.textContent, place.textContent] = [title, address];
    return item;
  });
  list.replaceChildren(...items);
  box.hidden = !items.length;
}
