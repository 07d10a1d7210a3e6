import { drive } from "./drive.ts";
import type { Engine } from "./engine.ts";
import { screenEnvironment } from "./screen.ts";
import { firstInstalled, startProcess } from "./start-process.ts";

const browserFiles = ["x86_64-linux-gnu", "aarch64-linux-gnu", "."].flatMap((folder) =>
  ["lib", "libexec"].flatMap((lib) =>
    ["4.1", "4.0"].map((version) => `/usr/${lib}/${folder}/webkit2gtk-${version}/MiniBrowser`),
  ),
);

export const webkit: Engine = {
  name: "WebKit",
  id: "webkit",
  find() {
    const file = firstInstalled(["WebKitWebDriver"]);
    const browser = firstInstalled(browserFiles);
    const xvfb = firstInstalled(["Xvfb"]);
    if (!file || !browser || !xvfb) return;
    let screen: Promise<NodeJS.ProcessEnv> | undefined;
    const env = () => {
      screen ??= screenEnvironment(xvfb);
      return screen;
    };
    const options = { "webkitgtk:browserOptions": { binary: browser, args: ["--automation"] } };
    const args = (port: number) => [`--port=${port}`, "--host=127.0.0.1"];
    return {
      start: async (site) => drive({ file, args, options, env: await env() }, site),
      async watch(address) {
        const lines: string[] = [];
        const { child, end } = startProcess(
          "stdbuf",
          ["-oL", browser, "--enable-write-console-messages-to-stdout=true", address],
          { stdio: ["ignore", "pipe", "pipe"], env: await env() },
        );
        // Some of it, violations of the policy for one, goes to the errors, among what the desktop says.
        for (const stream of [child.stdout, child.stderr])
          stream?.on("data", (data) => lines.push(...String(data).split("\n")));
        return { said: () => lines.filter((line) => line.includes("CONSOLE ")), end };
      },
    };
  },
};

export const safari: Engine = {
  name: "Safari",
  id: "safari",
  find() {
    const file = firstInstalled(["/usr/bin/safaridriver"]);
    const args = (port: number) => ["-p", String(port)];
    return file ? { start: (site) => drive({ file, args }, site) } : undefined;
  },
};
