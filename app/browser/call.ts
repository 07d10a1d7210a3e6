import { chatEvent } from "./constants";

/**
 * The dock offers its call once the page's own first button has left the view at the top (on a page that
 * has none under its title, once the title has), and beside the chat, which may cover that button.
 */
export function call(link: HTMLElement): void {
  const [title, next] = document.querySelectorAll("main :is(h1, h2, [data-call])");
  const own = next?.matches("[data-call]") ? next : title;
  if (!own) return;
  let isOwnInView = true;
  const update = () => {
    link.hidden = isOwnInView && !document.querySelector("[data-panel]");
  };
  addEventListener(chatEvent, update);
  // What is still further down has not left.
  const rootMargin = "-76px 0px 99999px";
  new IntersectionObserver(
    (entries) => {
      isOwnInView = entries.at(-1)?.isIntersecting ?? true;
      update();
    },
    { rootMargin },
  ).observe(own);
}
