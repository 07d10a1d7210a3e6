/** "pages/home.yaml" as "pages-home-yaml". The tool takes Markdown for formats of certain names alone. */
export const nameOf = (file: string) =>
  file === "legal/" ? "legal-frontmatter" : file.toLowerCase().replace(/\W+/g, "-");
