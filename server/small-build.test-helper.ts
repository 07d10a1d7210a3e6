import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";

/** Stands outside of the build, and in files that are for hosts alone. */
export const secret = "nobody may read this";

const text = (name: string) => `This is ${name}. `.repeat(40);

/** Address and content of what may be read. */
export const served: Record<string, string> = {
  "/": text("index.html"),
  "/about": text("about/index.html"),
  "/about/": text("about/index.html"),
  "/services/a-b": text("services/a-b/index.html"),
  "/services/a-b/": text("services/a-b/index.html"),
  "/assets/entry-1a.js": text("assets/entry-1a.js"),
  "/images/a.png": text("images/a.png"),
  "/robots.txt": text("robots.txt"),
  "/.well-known/security.txt": text(".well-known/security.txt"),
};

export const notFoundPages = [text("404.html"), text("case-study/404.html")];

const pages = ["index.html", "about/index.html", "services/a-b/index.html"];
const errorPages = ["404.html", "500.html", "case-study/404.html"];
const compressed = [...pages, ...errorPages, "assets/entry-1a.js", "robots.txt"];
const forHosts = ["_headers", "_redirects", ".complete", ".htaccess", "about/.hidden"];

function write(folder: string, name: string, content: string | Buffer): void {
  mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
  writeFileSync(path.join(folder, name), content);
}

/** A build in a folder of its own, a file beside it and a link that leads out. */
export function makeSmallBuild() {
  const parent = mkdtempSync(path.join(tmpdir(), "hostile-"));
  const folder = path.join(parent, "client");
  for (const name of [...compressed, "images/a.png", ".well-known/security.txt"])
    write(folder, name, text(name));
  for (const name of compressed) {
    write(folder, `${name}.br`, brotliCompressSync(text(name)));
    write(folder, `${name}.gz`, gzipSync(text(name)));
  }
  for (const name of forHosts) write(folder, name, secret);
  write(parent, "secret.txt", secret);
  symlinkSync(path.join(parent, "secret.txt"), path.join(folder, "link.txt"));
  return { folder, remove: () => rmSync(parent, { recursive: true }) };
}
