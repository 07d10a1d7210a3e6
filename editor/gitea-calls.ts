import { globSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import { contentFolder, nameIn } from "../app/content/folder.ts";
import { bytesForForm, stateAfter, stateOf, withWordsAlone } from "./beside.ts";
import { type Change, hashOf, save } from "./save.ts";
import { isTranslation } from "./translations.ts";

function allFiles() {
  const names = globSync(`${contentFolder}/**/*.*`).sort();
  return names.map((name) => {
    const file = name.replaceAll(path.sep, "/");
    const { mtimeMs: changedAt, size } = statSync(name);
    return { path: file, type: "blob", sha: stateOf(file), size, changedAt };
  });
}

/** Stands for the state of all files; no state comes twice, as no commit does. */
const head = () => hashOf(Buffer.from(JSON.stringify(allFiles())));

const repository = "/repos/site/content";

/** The part of Gitea's API that the editor uses, answered from the working tree. */
const calls: Record<string, (body: { files: unknown[] }) => unknown> = {
  "/version": () => ({ version: "1.24.0" }),
  "/user": () => ({ id: 1, login: "you", full_name: "You" }),
  "/settings/api": () => ({ default_paging_num: 1000 }),
  [repository]: () => ({ default_branch: "main", permissions: { pull: true } }),
  [`${repository}/branches/main`]: () => ({ commit: { id: head(), message: "" } }),
  [`${repository}/commits`]: () => [],
  [`${repository}/git/trees`]: () => ({ tree: allFiles() }),
  [`${repository}/file-contents`]: ({ files }) =>
    allFiles()
      .filter((file) => files.includes(file.path))
      .map((file) => ({
        ...file,
        encoding: "base64",
        content: bytesForForm(file.path).toString("base64"),
      })),
  [`${repository}/contents`]: ({ files }) => {
    const changes = files as Change[];
    const others = save(withWordsAlone(changes));
    const now = new Map(allFiles().map((file) => [file.path, file]));
    // With other files changed the tool is not up to date: it shall not take this for the newest state.
    const sha = others.length ? hashOf(Buffer.from("older")) : head();
    const commit = { sha, created: new Date().toISOString() };
    const asPosted = changes.map(({ path: file, content = "" }) => {
      const saved = now.get(file);
      // The form has more of a translation than its file, and knows it.
      if (saved && isTranslation(nameIn(file))) return { ...saved, sha: stateAfter(file, content) };
      return saved?.sha === hashOf(Buffer.from(content, "base64")) ? saved : null;
    });
    return { commit, files: asPosted, others };
  },
};

export function answerGiteaCall(call: string, body: { files: unknown[] }): unknown {
  const picture = allFiles().find((file) => call === `${repository}/media/main/${file.path}`);
  if (picture) return readFileSync(picture.path);
  const answer = calls[call.replace(/(?<=\/trees)\/.*/, "")];
  if (!answer) throw new Error("There is no such thing here.");
  return answer(body);
}
