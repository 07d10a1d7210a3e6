/** By the ending of a file; what the table of headers says of a path goes before. */
const types: Record<string, string> = {
  avif: "image/avif",
  css: "text/css; charset=utf-8",
  html: "text/html; charset=utf-8",
  ico: "image/x-icon",
  jpeg: "image/jpeg",
  jpg: "image/jpeg",
  js: "text/javascript; charset=utf-8",
  json: "application/json; charset=utf-8",
  pdf: "application/pdf",
  png: "image/png",
  svg: "image/svg+xml; charset=utf-8",
  txt: "text/plain; charset=utf-8",
  webp: "image/webp",
  woff2: "font/woff2",
  xml: "application/xml; charset=utf-8",
};

/** What nobody knows is not guessed: a browser then offers to save it. */
export const contentType = (file: string): string =>
  types[file.slice(file.lastIndexOf(".") + 1)] ?? "application/octet-stream";
