/** The page in another language opens at the same place, with what was asked of this one. */
export function keepPlace(): void {
  addEventListener("click", ({ target }) => {
    const link = (target as Element).closest<HTMLAnchorElement>("a[lang]");
    const { search, hash } = location;
    if (link) Object.assign(link, { search, hash });
  });
}
