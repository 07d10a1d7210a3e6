import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { firstMatch, startProcess, temporaryFolder } from "./start-process.ts";

/** A screen without a monitor, which chooses its number by itself. */
async function startScreen(xvfb: string): Promise<string> {
  const { child } = startProcess(
    xvfb,
    ["-displayfd", "3", "-screen", "0", "1600x1200x24", "-nolisten", "tcp"],
    { stdio: ["ignore", "ignore", "ignore", "pipe"] },
  );
  const numbers = child.stdio[3] as NodeJS.ReadableStream | undefined;
  return `:${await firstMatch(numbers, /(\d+)\n/)}`;
}

/** Bars so small that the window can be as narrow as a phone. */
const narrowBars = "* { padding: 0; margin: 0; min-width: 0; min-height: 0; font-size: 1px; }\n";

/** What a program needs to draw there. */
export async function screenEnvironment(xvfb: string): Promise<NodeJS.ProcessEnv> {
  const config = temporaryFolder("webkit");
  mkdirSync(path.join(config, "gtk-3.0"));
  writeFileSync(path.join(config, "gtk-3.0/gtk.css"), narrowBars);
  return {
    ...process.env,
    DISPLAY: await startScreen(xvfb),
    XDG_CONFIG_HOME: config,
    // By the processor at once, not by an imagined graphics card; with none at all, pages that fade end it.
    WEBKIT_SKIA_ENABLE_CPU_RENDERING: "1",
  };
}
