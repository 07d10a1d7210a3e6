/** The page in another language is asked what this one was, such as for a topic. */
export function keepQuery(): void {
  addEventListener("click", ({ target }) => {
    const link = (target as Element).closest<HTMLAnchorElement>("a[lang]");
    if (link) link.search = location.search;
  });
}
