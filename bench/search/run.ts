import path from "node:path";
import { runnerImport } from "vite";
import type * as Documents from "../../app/search/documents.ts";
import type * as Words from "../../app/search/words.ts";
import { median } from "../median.ts";
import { bundled, compressed, imported } from "./bundle.ts";
import { librariesFolder } from "./installed.ts";
import { controlQuestions, questions } from "./questions.ts";
import { score } from "./score.ts";

const libraries = librariesFolder();
const load = async <Module>(file: string) => (await runnerImport<Module>(file)).module;
const { searchDocuments } = await load<typeof Documents>("./app/search/documents.ts");
const { tellingWords } = await load<typeof Words>("./app/search/words.ts");
const documents = searchDocuments();
const sent = compressed(JSON.stringify(documents));
console.log({ documents: documents.length, sent });
const keys = questions.flatMap(({ asked }) =>
  Array.from(asked, (_, at) => tellingWords(asked.slice(0, at + 1)).join(" ")),
);
for (const name of ["minisearch", "flexsearch", "orama", "fuse"]) {
  const entry = path.resolve("bench/search/engines", `${name}.js`);
  const code = await bundled(entry, libraries);
  const { create } = await imported(code);
  const before = performance.now();
  const engine = create(documents);
  const ready = performance.now() - before;
  const find = (asked: string): string[] => engine.search(tellingWords(asked).join(" "));
  for (const key of keys) engine.search(key);
  const times = keys.map((key) => {
    const start = performance.now();
    engine.search(key);
    return performance.now() - start;
  });
  const { missed, ...scores } = score(questions, find);
  console.log(name, {
    code: compressed(code),
    index: compressed(engine.serialized()),
    ready,
    perKey: median(times),
    slowest: Math.max(...times),
    ...scores,
    control: score(controlQuestions, find),
  });
  console.log(missed.join(" | "));
}
