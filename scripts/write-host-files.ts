/** `npm run hosts`: writes the file that Vercel reads from the repository. */
import { writeFileSync } from "node:fs";
import { vercelFile } from "../deploy/hosts/vercel.ts";
import { projectFile } from "./cached.ts";

writeFileSync(projectFile("vercel.json"), vercelFile("/"));
