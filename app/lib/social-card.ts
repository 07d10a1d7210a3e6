/** The picture that social networks show for a page; scripts/social-cards.ts makes it. */
export function socialCard(path: string): string {
  return `/social/${path === "/" ? "home" : path.slice(1).replaceAll("/", "-")}.jpg`;
}
