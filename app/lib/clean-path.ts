/** The canonical form of a path: "/about" for "/about/" and "//about". */
export function cleanPath(pathname: string): string {
  return `/${pathname.replace(/^\/+|\/+$/g, "")}`;
}
