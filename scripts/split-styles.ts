const styles = /(<style[^>]*>)([\s\S]*?)(?=<\/style>)/;

/** A rendered page brings the styles of all pages, most of its text: they are no HTML to be parsed. */
export function splitStyles(html: string): { css: string; bare: string } {
  const css = styles.exec(html)?.[2] ?? "";
  return { css, bare: html.replace(styles, "$1") };
}
