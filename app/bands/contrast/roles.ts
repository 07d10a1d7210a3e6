import { type Container, type Node, parse } from "postcss";

/** Names of roles and palette colors, with their values. */
export type Roles = ReadonlyMap<string, string>;

const nameOf = (node: Node) => {
  if (node.type === "atrule") {
    const { name, params } = node as Node & { name: string; params: string };
    return `@${name} ${params}`.trim();
  }
  return node.type === "rule" ? (node as Node & { selector: string }).selector : "";
};

/** Every block with this chain of names, since a stylesheet may repeat a selector. */
function blocksAt(css: Container, path: readonly string[]): Container[] {
  return path.reduce<Container[]>(
    (blocks, step) =>
      blocks.flatMap(({ nodes = [] }) =>
        nodes.filter((node): node is Container & typeof node => nameOf(node) === step),
      ),
    [css],
  );
}

/**
 * The custom properties that the given blocks of a stylesheet set, later ones overriding earlier ones.
 * A block is found by its chain of selectors and at-rules: ":root", "@utility on-ink".
 */
export function rolesIn(stylesheet: string, blocks: readonly (readonly string[])[]): Roles {
  const css = parse(stylesheet);
  const roles = new Map<string, string>();
  const read = (path: readonly string[]) => {
    const found = blocksAt(css, path);
    if (!found.length) throw new Error(`app/styles has no block "${path.join(" > ")}".`);
    for (const node of found.flatMap(({ nodes = [] }) => nodes)) {
      if (node.type === "decl") roles.set(node.prop, node.value);
      if (node.type === "atrule" && node.name === "apply") read([`@utility ${node.params}`]);
    }
  };
  for (const path of blocks) read(path);
  return roles;
}

/** Follows a name to its color: the role "page" may refer to another, that one is #f5f1e8. */
export function colorOf(roles: Roles, name: string): string {
  const color = roles.get(name);
  if (!color) throw new Error(`app/styles gives no color to ${name}.`);
  const [, other] = /^var\((--[\w-]+)\)$/.exec(color) ?? [];
  return other ? colorOf(roles, other) : color;
}
