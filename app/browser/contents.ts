/** A line below the header: the section that crosses it is the one being read. */
const rootMargin = "-25% 0px -75%";

/** A list of links into the page lights up where the reader is. */
export function contents(list: HTMLElement): void {
  const links = [...list.querySelectorAll<HTMLAnchorElement>("a")];
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        const link = links.find(({ hash }) => hash === `#${target.id}`);
        if (isIntersecting) link?.setAttribute("aria-current", "location");
        else link?.removeAttribute("aria-current");
      }
    },
    { rootMargin },
  );
  for (const { hash } of links) {
    const section = document.getElementById(hash.slice(1));
    if (section) observer.observe(section);
  }
}
