import { cp, mkdtemp, symlink } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { projectFile } from "../cached.ts";

/** What is no source, or is made anew. Pictures that are made already come along: that takes a minute. */
const left = /^(\.git|\.ci|node_modules|build|build-styleguide|test-results|scripts\/rebrand)$/;

/** The whole source in a temporary folder, with the files of the other brand in the place of ours. */
export async function copyWithOtherBrand(): Promise<string> {
  const root = projectFile(".");
  const copy = await mkdtemp(path.join(tmpdir(), "other-brand-"));
  await cp(root, copy, {
    recursive: true,
    filter: (file) => !left.test(path.relative(root, file).replaceAll("\\", "/")),
  });
  await cp(projectFile("scripts/rebrand/other-brand"), copy, { recursive: true });
  await symlink(projectFile("node_modules"), path.join(copy, "node_modules"), "junction");
  return copy;
}
