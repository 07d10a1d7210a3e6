import { type Container, type Node, parse } from "postcss";

/** Names of roles and of palette colors, with what each stands for. */
export type Roles = ReadonlyMap<string, string>;

const nameOf = (node: Node) => {
  if (node.type === "atrule") {
    const { name, params } = node as Node & { name: string; params: string };
    return `@${name} ${params}`.trim();
  }
  return node.type === "rule" ? (node as Node & { selector: string }).selector : "";
};

function blockAt(css: Container, path: readonly string[]): Container {
  let block = css;
  for (const step of path) {
    const inside = block.nodes?.find((node) => nameOf(node) === step);
    if (!inside) throw new Error(`app/styles has no block "${path.join(" > ")}".`);
    block = inside as Container;
  }
  return block;
}

/**
 * The custom properties of a stylesheet, as the blocks given set them one after the other. A block is
 * found by the names of those around it: ":root", "@utility on-ink".
 */
export function rolesIn(stylesheet: string, blocks: readonly (readonly string[])[]): Roles {
  const css = parse(stylesheet);
  const roles = new Map<string, string>();
  const read = (path: readonly string[]) => {
    for (const node of blockAt(css, path).nodes ?? []) {
      if (node.type === "decl") roles.set(node.prop, node.value);
      if (node.type === "atrule" && node.name === "apply") read([`@utility ${node.params}`]);
    }
  };
  for (const path of blocks) read(path);
  return roles;
}

/** The color behind a name: "--color-page" may be another name, and that one #f5f1e8. */
export function colorOf(roles: Roles, name: string): string {
  const value = roles.get(name);
  if (!value) throw new Error(`app/styles gives no color to ${name}.`);
  const [, other] = /^var\((--[\w-]+)\)$/.exec(value) ?? [];
  return other ? colorOf(roles, other) : value;
}
