import { readFileSync } from "node:fs";
import { parseSync } from "vite";

interface Node {
  type: string;
  start: number;
  [key: string]: unknown;
}

const isNode = (value: unknown): value is Node => typeof (value as Node | null)?.type === "string";

/** The name of an attribute, property, variable or function: `a.b()` has that of b. */
function nameOf(node: unknown): string {
  if (!isNode(node)) return String(node ?? "");
  return nameOf(node.property ?? node.key ?? node.id ?? node.callee ?? node.name ?? node.value);
}

const anyOf = (names: string) => new RegExp(`^(${names.trim().replace(/\s+/g, "|")})$`, "i");

/** Of all attributes of HTML, those whose words are seen or heard. */
const isSpoken = anyOf(`abbr alt content label placeholder srcdoc summary title value aria-braille.*
  aria-description aria-label aria-placeholder aria-roledescription aria-valuetext
  data-(?!(bar|drawing|letter|reveal)$).*`);

/** What else, by its name, has a value that only programs read. */
const isForPrograms = anyOf(`.*(class(es|name)?|folder|font|id|keys?|media|parts?|path|selector)
  @?type align.* ariaCurrent ariaHasPopup ariaHidden ariaKeyShortcuts ariaPressed as behavior block chart data-letter dateStyle drawing eagerness
  fetchPriority fit fontFamily href loading notation popover position priority rel role sizes? src style
  textWrap trailingZeroDisplay view`);

/** What is called with names alone, and what has a name as its first argument. */
const takesNames = anyOf(`.*Attribute .*EventListener .*Property RegExp Set URL animate attribute
  closest createElement get getContext getElementById has includes kept matches normalize on once
  querySelector querySelectorAll setHeader startsWith supports textOf toString within writeHead`);
const namesFirst = anyOf("bar button draw element label leavesOf revealDelay rewrite row set step");

/** Read by programmers, and by whoever starts a server. */
const isFault = anyOf(".*Error console endWith");

/** Where a child of a node can show no word. */
function isSilent(node: Node, key: string, child: Node): boolean {
  const name = nameOf(node);
  switch (node.type) {
    case "BinaryExpression":
      return /==|^in/.test(String(node.operator));
    case "SwitchCase":
      return key === "test";
    case "NewExpression":
    case "CallExpression": {
      const [all, { object }] = [node.arguments as Node[], node.callee as Node];
      if (isFault.test(name) || isFault.test(nameOf(object))) return true;
      if (key !== "arguments") return name === "includes";
      if (child === all[0] && namesFirst.test(name)) return true;
      if (child === all[1] && /^(element|setAttribute)$/.test(name))
        return name === "element" || !isSpoken.test(nameOf(all[0]));
      return takesNames.test(name);
    }
    case "JSXOpeningElement":
      if (/^[a-z]/.test(name)) return !isSpoken.test(nameOf(child));
      return isForPrograms.test(nameOf(child));
    case "AssignmentExpression":
      return [node.left, (node.left as Node).object].some((one) => isForPrograms.test(nameOf(one)));
    case "FunctionDeclaration":
    case "MemberExpression":
    case "Property":
    case "VariableDeclarator":
      return key === "property" || key === "key" || isForPrograms.test(name);
    default:
      return key === "source" || /^(Import|TS(?!As|Satisfies|NonNull))/.test(node.type);
  }
}

/** A part of a text that only programs have: a path, class or selector, a length, a drawing. */
const isCode =
  /^(?!\p{Lu}).*?([_/:#@$=<>[\]{}()*+|&?^]|[\p{L}\d…][.-][\p{L}\d…])|^--|[\d…](px|ms|em|rem|vw|svh|w),?\)?$|^[MHVhv\d….,-]*[\d…]z?$/u;

/** Of a line of classes or of a selector, at least half are code, and nothing begins with a capital. */
function hasWords(text: string): boolean {
  const parts = text.replace(/<[^>]*>/g, " ").match(/\S*\p{L}\S*/gu) ?? [];
  const words = parts.filter((part) => !isCode.test(part));
  return words.length > parts.length / 2 || words.some((word) => /\p{Lu}/u.test(word));
}

function textOf({ type, value, quasis }: Node): string {
  if (type === "TemplateLiteral")
    return (quasis as { value: { cooked: string } }[]).map(({ value }) => value.cooked).join("…");
  return typeof value === "string" && type !== "TemplateElement" ? value.trim() : "";
}

/** Of an object, also of `{…} as const` and `{…} satisfies …`. */
function keysOf(node: unknown): string[] {
  if (!isNode(node)) return [];
  return (node.properties as Node[] | undefined)?.map(nameOf) ?? keysOf(node.expression);
}

/**
 * Strings that a visitor may see or hear: all with words, but for those that stand where no word can.
 * What a type lists, by itself, `as const` or as `keyof typeof` an object, is a name, but between tags.
 */
export function visibleStrings(
  files: string[],
  read = (file: string) => readFileSync(file, "utf8"),
) {
  const found: { file: string; line: number; text: string; isShown: boolean }[] = [];
  const [names, listed] = [new Set<string>(), new Set<string>()];
  const objects: [name: string, keys: string[]][] = [];
  for (const file of files) {
    const source = read(file);
    function walk(node: Node, silent: boolean, named: boolean): void {
      const text = textOf(node);
      const isShown = node.type === "JSXText";
      if (node.type === "VariableDeclarator") objects.push([nameOf(node), keysOf(node.init)]);
      if (node.operator === "keyof") listed.add(nameOf((node.typeAnnotation as Node).exprName));
      if (named) names.add(text);
      if (!silent && (isShown ? /\p{L}/u.test(text) : hasWords(text)))
        found.push({ file, line: source.slice(0, node.start).split("\n").length, text, isShown });
      const isConst = nameOf((node.typeAnnotation as Node | undefined)?.typeName) === "const";
      const lists = named || isConst || node.type === "TSLiteralType";
      for (const key in node)
        for (const child of [node[key]].flat().filter(isNode)) {
          const isHidden = silent || isSilent(node, key, child);
          walk(child, isHidden && child.type !== "JSXElement", lists);
        }
    }
    walk(parseSync(file, source).program as unknown as Node, false, false);
  }
  for (const [object, keys] of objects)
    if (listed.has(object)) for (const key of keys) names.add(key);
  return found.filter(({ text, isShown }) => isShown || !names.has(text));
}
