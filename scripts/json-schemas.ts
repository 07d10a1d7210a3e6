import { mkdirSync, writeFileSync } from "node:fs";
import { files, folders } from "../app/content/schema/file-schemas.ts";
import { wholeNodeFor } from "../app/content/schema/nodes.ts";
import { projectFile } from "./cached.ts";

/** "pages/home.yaml" as "pages-home", "services" as "services". */
const schemaName = (name: string) => name.replace(/\.\w+$/, "").replaceAll("/", "-");

/** For editors such as VS Code: completion, hints and faults while typing in a file of YAML. */
export function writeJsonSchemas(): void {
  const { legal: _, ...ofYaml } = folders;
  const paths: Record<string, string> = {};
  for (const folder of [".generated/schema", ".vscode"])
    mkdirSync(projectFile(folder), { recursive: true });
  for (const name of Object.keys({ ...files, ...ofYaml })) {
    const file = `.generated/schema/${schemaName(name)}.json`;
    writeFileSync(projectFile(file), JSON.stringify(wholeNodeFor(name)));
    paths[file] = `content/${name in files ? name : `${name}/*.yaml`}`;
  }
  const settings = JSON.stringify({ "yaml.schemas": paths }, null, 2);
  writeFileSync(projectFile(".vscode/settings.json"), `${settings}\n`);
}
