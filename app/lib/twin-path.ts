/** Path of a page's Markdown version: "/about.md", and "/index.md" for the home page. */
export function twinPath(path: string): string {
  return path === "/" ? "/index.md" : `${path}.md`;
}
