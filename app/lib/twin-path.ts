/** Where a page's twin in Markdown stands: "/about.md", and "/index.md" for home. */
export function twinPath(path: string): string {
  return path === "/" ? "/index.md" : `${path}.md`;
}
