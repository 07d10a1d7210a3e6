import { readFileSync } from "node:fs";
import { parseSync } from "vite";

interface Node {
  type: string;
  start: number;
  [key: string]: unknown;
}

const isNode = (value: unknown): value is Node => typeof (value as Node | null)?.type === "string";

const childrenOf = (node: Node): [key: string, child: Node][] =>
  Object.entries(node).flatMap(([key, value]) =>
    [value].flat().flatMap((one) => (isNode(one) ? [[key, one] as [string, Node]] : [])),
  );

/** Attributes and properties whose words are seen or heard. */
const spoken =
  /^(aria-(label|description|roledescription|valuetext)|alt|title|placeholder|label|heading|text|lead|caption|legend|summary|description)$/;

/** Two words or more that begin like a sentence or a title. */
const isProse = (text: string) => /^\p{Lu}[\p{L}’'-]*[ ,:].*\p{L}{2}/u.test(text);
const hasLetters = (text: string) => /\p{L}{2}/u.test(text);

/** Types have no words, but an expression may stand beside one: "Read more" as Label. */
const isTypeOrImport = /^(Import|TS(?!As|Satisfies|NonNull))/;

/** Parts of an expression that decide, or name something; what they lead to is shown. */
const isNotShown = new Set(["test", "left", "callee", "arguments", "elements"]);

/** Constants with classes have it in their names. */
const isClasses = (node: Node) =>
  node.type === "VariableDeclarator" && /class(es)?$/i.test(String((node.id as Node).name));

/** What programmers read: errors, the console. */
function isForProgrammers(node: Node): boolean {
  const callee = node.callee as Node | undefined;
  if (node.type === "NewExpression") return /Error$/.test(String(callee?.name));
  if (node.type !== "CallExpression") return false;
  const object = callee?.object as Node | undefined;
  return object?.name === "console";
}

const textOf = (node: Node): string | undefined => {
  if (node.type === "JSXText" || (node.type === "Literal" && typeof node.value === "string"))
    return String(node.value).trim();
  if (node.type !== "TemplateLiteral") return undefined;
  const parts = node.quasis as { value: { cooked: string } }[];
  return parts.map(({ value }) => value.cooked).join("…");
};

const nameOf = (node: Node): string => {
  const { name, key } = node as { name?: Node | string; key?: Node };
  const named = key ?? name;
  if (typeof named === "string") return named;
  return String(named?.name ?? named?.value ?? "");
};

/** Words in a source file that would reach a visitor, with their lines. */
export function visibleStrings(
  file: string,
  source = readFileSync(file, "utf8"),
): { line: number; text: string }[] {
  const found: { line: number; text: string }[] = [];
  function walk(node: Node, isShown: boolean): void {
    if (isForProgrammers(node) || isClasses(node) || isTypeOrImport.test(node.type)) return;
    const text = textOf(node);
    if (text !== undefined && (isShown ? hasLetters(text) : isProse(text)))
      found.push({ line: source.slice(0, node.start).split("\n").length, text });
    if (node.type === "JSXAttribute" || node.type === "Property") {
      const isSpoken = spoken.test(nameOf(node));
      const { value } = node as { value?: unknown };
      if (isNode(value)) walk(value, isSpoken);
      return;
    }
    const inChild = node.type === "JSXElement" || node.type === "JSXFragment";
    for (const [key, child] of childrenOf(node)) {
      if (key === "openingElement") walk(child, false);
      else if (isNotShown.has(key)) walk(child, false);
      else walk(child, inChild || (isShown && node.type !== "JSXOpeningElement"));
    }
  }
  walk(parseSync(file, source).program as unknown as Node, false);
  return found;
}
