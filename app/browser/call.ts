/**
 * The dock offers its call once the page's own first button has left the view at the top; on a page that
 * has none under its title, once the title has.
 */
export function call(link: HTMLElement): void {
  const [title, next] = document.querySelectorAll("main :is(h1, h2, [data-call])");
  const own = next?.matches("[data-call]") ? next : title;
  if (!own) return;
  // What is still further down has not left.
  const rootMargin = "-76px 0px 99999px";
  new IntersectionObserver(
    (entries) => {
      link.hidden = entries.at(-1)?.isIntersecting ?? true;
    },
    { rootMargin },
  ).observe(own);
}
