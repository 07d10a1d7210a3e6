import { writeFileSync } from "node:fs";
import path from "node:path";
import { runnerImport } from "vite";
import type * as Links from "../../app/islands/chat/find-links.ts";
import type * as ChatSearch from "../../app/islands/chat/search-links.ts";
import type { SearchDocument } from "../../app/search/document.ts";
import type * as Documents from "../../app/search/documents.ts";
import type * as Search from "../../app/search/search.ts";
import type * as Words from "../../app/search/words.ts";
import { markdownTable } from "../markdown.ts";
import { bundled, compressed, imported } from "./bundle.ts";
import { librariesFolder, packages } from "./installed.ts";
import { type Engine, kilobytes, quality, sizeOf, timePerKey } from "./measure.ts";
import { pagefindOn } from "./pagefind.ts";

const libraries = librariesFolder();
const load = async <Module>(file: string) => (await runnerImport<Module>(`./app/${file}`)).module;
const { searchDocuments } = await load<typeof Documents>("search/documents.ts");
const { tellingWords } = await load<typeof Words>("search/words.ts");
const { openIndex, search } = await load<typeof Search>("search/search.ts");
const { linkFinder } = await load<typeof Links>("islands/chat/find-links.ts");
const { searchLinks } = await load<typeof ChatSearch>("islands/chat/search-links.ts");

const documents = searchDocuments();
/** As the content stands, without what was written for the search: nobody has tuned this. */
const untuned = documents.map((document): SearchDocument => ({ ...document, aliases: "" }));

/** All get the same questions, in American spelling and without stop words. */
const asAsked = (engine: Engine) => (asked: string) => engine.search(tellingWords(asked).join(" "));

const milliseconds = (time: number) => `${time.toFixed(2)} ms`;

async function rowOf(
  name: string,
  sizes: readonly string[],
  tuned: Engine["search"],
  plain?: Engine["search"],
  pagesAlone = false,
): Promise<string[]> {
  const time = await timePerKey(tuned);
  const [best, without] = [await quality(tuned, pagesAlone), plain && (await quality(plain))];
  return [
    name,
    ...sizes,
    milliseconds(time.median),
    milliseconds(time.most),
    pagesAlone ? best.sixty : (without?.sixty ?? ""),
    pagesAlone ? "" : best.sixty,
    best.control,
  ];
}

async function libraryRow(name: "minisearch" | "flexsearch" | "orama" | "fuse") {
  const code = await bundled(path.resolve("bench/search/engines", `${name}.js`), libraries);
  const { create } = await imported(code);
  const engine = create(documents);
  const sizes = [kilobytes(compressed(code)), kilobytes(compressed(engine.serialized()))];
  return rowOf(packages[name], sizes, asAsked(engine), asAsked(create(untuned)));
}

async function ownRow() {
  const code = await bundled(path.resolve("app/search/fetch-index.ts"), libraries);
  const [tuned, plain] = [openIndex(documents), openIndex(untuned)];
  const find = (index: Search.SearchIndex) => (asked: string) =>
    search(index, asked).map(({ path }) => path);
  const sizes = [kilobytes(compressed(code)), `documents: ${sizeOf(documents)}`];
  return rowOf("the site’s search", sizes, find(tuned), find(plain));
}

const findLinks = linkFinder(searchLinks(openIndex(documents)));
const assistant = (asked: string) => findLinks(asked).map(({ href }) => href);

const rows = [
  await libraryRow("minisearch"),
  await libraryRow("flexsearch"),
  await libraryRow("orama"),
  await libraryRow("fuse"),
];
const own = [await ownRow(), await rowOf("the assistant’s links", ["", ""], assistant)];

// Last, since it takes the place of fetch.
const pagefind = await pagefindOn("build/client", libraries);
const pagefindSizes = [kilobytes(pagefind.code), kilobytes(pagefind.index)];
rows.push(await rowOf(packages.pagefind, pagefindSizes, asAsked(pagefind), undefined, true));

const headings = [
  "",
  "code",
  "serialized index",
  "per key, median",
  "99th of 100",
  "60, content alone",
  "60, with search words",
  "20 for control",
];
const table = markdownTable(headings, [...rows, ...own]);
writeFileSync("bench/search/results.md", `${table}\n`);
console.log(table);
process.exit();
