import { mkdirSync, writeFileSync } from "node:fs";
import { z } from "zod";
import { files, folders } from "../app/content/schema/file-schemas.ts";
import { projectFile } from "./cached.ts";

/** "pages/home.yaml" as "pages-home", "services" as "services". */
const schemaName = (name: string) => name.replace(/\.\w+$/, "").replaceAll("/", "-");

/** For editors such as VS Code (.vscode/settings.json): completion, hints and faults while typing. */
export function writeJsonSchemas(): void {
  mkdirSync(projectFile(".generated/schema"), { recursive: true });
  for (const [name, schema] of Object.entries({ ...files, ...folders }))
    writeFileSync(
      projectFile(`.generated/schema/${schemaName(name)}.json`),
      JSON.stringify(z.toJSONSchema(schema, { target: "draft-7", io: "input" })),
    );
}
