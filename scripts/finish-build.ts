import { rename } from "node:fs/promises";
import path from "node:path";

export async function finishBuild(buildDirectory: string): Promise<void> {
  const site = path.join(buildDirectory, "client");
  await rename(path.join(site, "__spa-fallback.html"), path.join(site, "404.html"));
}
