import type { Engine, Installed } from "./engines/engine.ts";

export const howToInstall =
  "No engine to test with: install Firefox, or on Debian and Ubuntu `apt install firefox-esr webkit2gtk-driver xvfb`; on macOS run `safaridriver --enable` once.";

/** Those that this machine has; says which it has not. */
export function findEngines(
  engines: readonly Engine[],
  say: (line: string) => void,
): { engine: Engine; installed: Installed }[] {
  return engines.flatMap((engine) => {
    const installed = engine.find();
    if (!installed) say(`Skipped ${engine.name}: not on this machine.`);
    return installed ? [{ engine, installed }] : [];
  });
}
