import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { brotliCompressSync } from "node:zlib";

interface PagefindFile {
  path: string;
  content: Uint8Array;
}

interface Found {
  data: () => Promise<{ url: string }>;
}

/** Its own files are compressed already; what is not, a host compresses. */
const sizeOf = ({ path: name, content }: PagefindFile) =>
  /\.(js|json)$/.test(name) ? brotliCompressSync(content).length : content.length;

async function indexed(site: string, libraries: string): Promise<PagefindFile[]> {
  const library = path.join(libraries, "node_modules/pagefind/lib/index.js");
  const { createIndex, close } = await import(library);
  const { index } = await createIndex();
  await index.addDirectory({ path: site });
  const { files } = await index.getFiles();
  await close();
  return files;
}

/** Lets its code find its files where there is no web: every request is answered from memory. */
function answerFrom(files: readonly PagefindFile[]): void {
  const byName = new Map(files.map((file) => [`http://pagefind/${file.path}`, file.content]));
  globalThis.fetch = async (address) => {
    const content = byName.get(String(address).replace(/\?.*/, ""));
    return content ? new Response(content.slice()) : new Response("", { status: 404 });
  };
}

/** Pagefind reads the built pages, and its code fetches what it needs: from a folder and from memory. */
export async function pagefindOn(site: string, libraries: string) {
  const files = await indexed(site, libraries);
  const folder = mkdtempSync(path.join(tmpdir(), "pagefind-"));
  for (const file of files) {
    mkdirSync(path.dirname(path.join(folder, file.path)), { recursive: true });
    writeFileSync(path.join(folder, file.path), file.content);
  }
  answerFrom(files);
  writeFileSync(path.join(folder, "package.json"), '{ "type": "module" }');
  const pagefind = await import(path.join(folder, "pagefind.js"));
  await pagefind.options({ basePath: "http://pagefind/", baseUrl: "/" });
  await pagefind.init();

  const ofKind = (kind: RegExp) =>
    files.filter((file) => kind.test(file.path)).reduce((sum, file) => sum + sizeOf(file), 0);
  return {
    code: ofKind(/^pagefind\.js$|^wasm\.en/),
    index: ofKind(/pf_index$|pf_meta$|entry\.json$/),
    fragments: ofKind(/pf_fragment$/),
    search: async (query: string): Promise<string[]> => {
      const { results } = (await pagefind.search(query)) as { results: Found[] };
      const data = await Promise.all(results.slice(0, 5).map((found) => found.data()));
      return data.map(({ url }) => url.replace(/(.)\/$/, "$1"));
    },
  };
}
