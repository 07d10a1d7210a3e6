import { cp, mkdtemp, symlink } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";

const root = path.resolve(import.meta.dirname, "..");

/** What is no source, or is made anew by every build. */
const left = /^(\.git|node_modules|build|build-styleguide|test-results)$/;

/** Copies the source to a temporary folder, to change and build it there with the same packages. */
export async function copySource(name: string, isLeft = (_file: string) => false): Promise<string> {
  const copy = await mkdtemp(path.join(tmpdir(), `${name}-`));
  await cp(root, copy, {
    recursive: true,
    filter: (source) => {
      const file = path.relative(root, source).replaceAll("\\", "/");
      return !left.test(file) && !isLeft(file);
    },
  });
  await symlink(path.join(root, "node_modules"), path.join(copy, "node_modules"), "junction");
  return copy;
}
