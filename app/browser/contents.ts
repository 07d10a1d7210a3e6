/** Shrinks the viewport to a line a quarter down; the section that crosses it is being read. */
const rootMargin = "-25% 0px -75%";

/** Marks the section being read, and its link in the table of contents. */
export function contents(list: HTMLElement): void {
  const links = [...list.querySelectorAll<HTMLAnchorElement>("a")];
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        const link = links.find(({ hash }) => hash === `#${target.id}`);
        if (link) link.ariaCurrent = isIntersecting ? "location" : null;
        target.toggleAttribute("data-read", isIntersecting);
      }
    },
    { rootMargin },
  );
  for (const { hash } of links) {
    const section = document.getElementById(hash.slice(1));
    if (section) observer.observe(section);
  }
}
