import { labelOf } from "../app/content/schema/nodes.ts";
import type { ChangedFile } from "./changes.ts";
import { formatOf, formats, kinds } from "./collections.ts";
import { addressOf } from "./pages.ts";

type Data = Record<string, unknown>;
type Path = (string | number)[];

interface Change {
  path: Path;
  before: unknown;
  after: unknown;
}

const decode = (base64: string) =>
  new TextDecoder().decode(Uint8Array.from(atob(base64), (byte) => byte.charCodeAt(0)));
const encode = (text: string) => btoa(String.fromCharCode(...new TextEncoder().encode(text)));
const isObject = (value: unknown): value is Data => typeof value === "object" && value !== null;

/** Where two values differ; a list of another length differs as a whole. */
function* differences(before: unknown, after: unknown, path: Path = []): Generator<Change> {
  const sameLength =
    !Array.isArray(before) || (Array.isArray(after) && before.length === after.length);
  if (isObject(before) && isObject(after) && sameLength)
    for (const key of new Set([...Object.keys(before), ...Object.keys(after)]))
      yield* differences(before[key], after[key], [
        ...path,
        Array.isArray(before) ? Number(key) : key,
      ]);
  else if (JSON.stringify(before) !== JSON.stringify(after)) yield { path, before, after };
}

/** The same value with another at a place; without one, the place goes. */
function withValue(data: Data, [key = "", ...rest]: Path, value: unknown): Data {
  const copy = (Array.isArray(data) ? [...data] : { ...data }) as Data;
  if (rest.length) copy[key] = withValue(copy[key] as Data, rest, value);
  else if (value === undefined) delete copy[key];
  else copy[key] = value;
  return copy;
}

async function write(file: ChangedFile, content: string | null): Promise<void> {
  const operation = content === null ? "delete" : file.after === null ? "create" : "update";
  const answer = await fetch("/edit/api/v1/repos/site/content/contents", {
    method: "POST",
    body: JSON.stringify({
      files: [{ operation, path: file.file, content: content ?? "", sha: file.sha }],
    }),
  });
  if (!answer.ok) alert(((await answer.json()) as { message: string }).message);
  await show();
}

const asText = (value: unknown) =>
  value === undefined ? "nothing" : typeof value === "string" ? value : JSON.stringify(value);

function element(tag: string, text: string, ...children: HTMLElement[]): HTMLElement {
  const made = document.createElement(tag);
  made.append(text, ...children);
  return made;
}

function row(
  title: string,
  { before, after }: { before: unknown; after: unknown },
  address: string,
  takeBack: () => void,
): HTMLElement {
  const link = Object.assign(element("a", "See the page"), { href: address, target: "page" });
  const button = Object.assign(element("button", "Take back"), { onclick: takeBack });
  button.setAttribute("aria-label", `Take back: ${title}`);
  return element(
    "li",
    "",
    element("h2", title),
    element("del", asText(before)),
    element("ins", asText(after)),
    element("p", "", link, button),
  );
}

/** All changes of a file, in words. */
function rowsOf(file: ChangedFile): HTMLElement[] {
  const name = file.file.replace(/^content\//, "");
  const format = formats.get(formatOf(name));
  const whole = (what: string) =>
    row(
      `${name}: ${what}`,
      { before: file.before && "as it was", after: file.after && "as it is" },
      "/",
      () => write(file, file.before),
    );
  if (!format || /\.(png|svg)$/.test(name))
    return [whole(file.before ? (file.after ? "another picture" : "deleted") : "new")];
  const [before, after] = [file.before, file.after].map((text) =>
    text === null ? undefined : format.fromFile(decode(text)),
  );
  const { title = name } = (after ?? before ?? {}) as { title?: string };
  if (!before || !after) return [whole(after ? "new" : "deleted")];
  const kind = kinds.find((one) => one.format === formatOf(name));
  return [...differences(before, after)].map((change) =>
    row(
      `${kind?.name === name ? (kind.node.title ?? name) : title}: ${labelOf(kind?.node, change.path)}`,
      change,
      addressOf(name, after),
      () => write(file, encode(format.toFile(withValue(after, change.path, change.before)))),
    ),
  );
}

async function show(): Promise<void> {
  const files = (await (await fetch("/edit/data/changes")).json()) as ChangedFile[];
  const rows = files.flatMap(rowsOf);
  const list = element("ol", "", ...rows);
  const summary = rows.length
    ? `${rows.length} since the last commit. They are on no site until somebody commits and publishes them.`
    : "Nothing differs from the last commit.";
  const back = Object.assign(element("a", "Back to the editor"), { href: "/edit" });
  document.body.replaceChildren(element("h1", "Changes"), element("p", summary), back, list);
}

const style = element(
  "style",
  "body{font:1.0625rem/1.6 system-ui,sans-serif;max-width:46rem;margin:3rem auto;padding:0 1.25rem;background:#f5f1e8;color:#14232b}h2{font-size:1.0625rem;margin:0}ol{padding:0;list-style:none}li{margin:1rem 0;padding:1rem;background:#fff}del,ins{display:block;text-decoration:none;overflow-wrap:anywhere}del{color:#8a3b1e}del::before{content:'− '}ins::before{content:'+ '}button{font:inherit;margin-inline-start:1.5rem}",
);
document.documentElement.lang = "en";
document.head.append(style);
await show();
