import { mobileBreakpoint } from "./constants";

/**
 * On a phone, where the header has no call, the dock offers one: once the page's own first button has
 * left the view at the top (on a page that has none under its title, once the title has), and beside
 * the chat, which may cover that button.
 */
export function call(link: HTMLElement): void {
  const [title, next] = document.querySelectorAll("main :is(h1, h2, [data-call])");
  const own = next?.matches("[data-call]") ? next : title;
  if (!own) return;
  const chat = document.querySelector("[data-chat] > button");
  const isWide = matchMedia(`(min-width: ${mobileBreakpoint / 16}rem)`);
  let isOwnInView = true;
  const update = () => {
    const isEnough = isOwnInView && chat?.getAttribute("aria-expanded") !== "true";
    link.hidden = isWide.matches || isEnough;
  };
  isWide.addEventListener("change", update);
  if (chat) new MutationObserver(update).observe(chat, { attributeFilter: ["aria-expanded"] });
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
