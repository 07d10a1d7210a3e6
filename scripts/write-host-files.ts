/** `npm run hosts`: writes the files for hosts that stand in the repository. */
import { writeFileSync } from "node:fs";
import { hostFiles } from "../deploy/hosts/files.ts";
import { projectFile } from "./cached.ts";

for (const [file, content] of Object.entries(hostFiles("/")))
  writeFileSync(projectFile(file), content);
