import { runnerImport } from "vite";

/** Content is written for the bundler, without the endings that Node wants: so it reads it for us. */
const load = async <Module>(file: string) => (await runnerImport<Module>(file)).module;

export const { services } = await load<typeof import("../../support/service-content.ts")>(
  "./tests/support/service-content.ts",
);
export const { caseStudies } = await load<typeof import("../../support/case-study-content.ts")>(
  "./tests/support/case-study-content.ts",
);
