import { base } from "../base";
import { readIndex } from "../search/fetch-index";
import { nearestPages } from "../search/nearest-pages";

/** Fills the list from the template in the page, which has all texts and classes. */
export async function show(box: HTMLElement, response: Response): Promise<void> {
  const index = await readIndex(response);
  const template = box.querySelector("template");
  const list = box.querySelector("ul");
  if (!template || !list) return;
  const requested = location.pathname.slice(base.length - 1);
  const items = nearestPages(requested, index).map(({ path, title, hreflang = "" }) => {
    const item = document.importNode(template.content, true);
    const address = base + path.slice(1);
    const link = item.querySelector("a");
    if (link) Object.assign(link, { href: address, hreflang });
    const [name, place] = item.querySelectorAll("span");
    if (name && place) [name.textContent, place.textContent] = [title, address];
    return item;
  });
  list.replaceChildren(...items);
  box.hidden = !items.length;
}
