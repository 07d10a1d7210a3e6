import type { ChildNode, Container, Rule } from "postcss";

/** Longhands that a shorthand of another name sets too. */
const relatives: Readonly<Record<string, string>> = {
  align: "place",
  bottom: "inset",
  column: "gap",
  justify: "place",
  left: "inset",
  line: "font",
  right: "inset",
  row: "gap",
  top: "inset",
  white: "text",
};

/** Properties of one family may set the same thing; those of two never do. */
function familyOf(property: string): string {
  if (property.startsWith("--")) return property;
  const [first = ""] = property.replace(/^-\w+-/, "").split("-");
  return relatives[first] ?? first;
}

function familiesIn(node: ChildNode): Set<string> {
  const families = new Set<string>();
  if ("walkDecls" in node) node.walkDecls(({ prop }) => void families.add(familyOf(prop)));
  return families;
}

/** A class and the state it is in, nothing around it. */
const oneClass = /^\.([\w-]+)(?:[:[][^\s>+~,]*)?$/;

/** Whether two classes stand on an element together. */
export type Meet = (one: string, other: string) => boolean;

const classOf = (node: ChildNode) =>
  node.type === "rule" ? oneClass.exec(node.selector)?.[1] : undefined;

/** Whether a rule can say no sooner what it says, because of what another says before it. */
function isInTheWay(between: ChildNode, rule: Rule, meet: Meet): boolean {
  const name = classOf(between);
  if (name && !meet(name, classOf(rule) ?? name)) return false;
  return !familiesIn(between).isDisjointFrom(familiesIn(rule));
}

/** Rules of the same class become one where nothing between them has a say in the same. */
export function joinRules(container: Container, meet: Meet): void {
  const latest = new Map<string, Rule>();
  container.each((node) => {
    if (node.type === "atrule") joinRules(node, meet);
    if (node.type !== "rule" || !classOf(node)) return;
    const earlier = latest.get(node.selector);
    const between = earlier
      ? container.nodes?.slice(container.index(earlier) + 1, container.index(node))
      : [];
    if (!earlier || between?.some((other) => isInTheWay(other, node, meet)))
      return void latest.set(node.selector, node);
    earlier.append(node.nodes);
    node.remove();
  });
}
