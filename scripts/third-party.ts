/** `npm run third-party`: writes THIRD_PARTY.md, after a build that has other packages than before. */
import { writeFileSync } from "node:fs";
import { projectFile } from "./cached.ts";
import { thirdPartyText } from "./third-party-text.ts";
import { visitorPackages } from "./visitor-packages.ts";

const packages = visitorPackages(projectFile("build/client"));
writeFileSync(projectFile("THIRD_PARTY.md"), thirdPartyText(packages));
