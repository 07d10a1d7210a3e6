/** What decides how a machine can come by a browser. */
export interface Machine {
  platform: NodeJS.Platform;
  arch: string;
  isRoot: boolean;
  /** Debian, Ubuntu and their kin. */
  hasApt: boolean;
}

type Way = "packaged" | "installed" | "downloaded" | "from apt";

/** Each tries one way, and tells whether there is a browser now. */
export type Attempts = Record<Way, () => boolean | Promise<boolean>>;

/** Said before what takes a while or changes the machine. */
const notice: Partial<Record<Way, string>> = {
  downloaded:
    "No browser for the tests is installed: downloading Playwright’s, for 3 minutes at most.",
  "from apt": "No download: installing chromium-headless-shell with apt-get.",
};

/** The npm package comes first, because with it text is as wide on every machine. */
function waysOn({ platform, arch, isRoot, hasApt }: Machine): Way[] {
  const ways: Way[] = platform === "linux" && arch === "x64" ? ["packaged"] : [];
  ways.push("installed", "downloaded");
  return hasApt && isRoot ? [...ways, "from apt"] : ways;
}

function whatToRun({ isRoot, hasApt }: Machine): string {
  const command = "npx playwright install";
  if (!hasApt) return `install Chrome, Chromium or Edge, or run \`${command} chromium\``;
  return `run \`${isRoot ? "" : "sudo "}apt-get install chromium-headless-shell\`, or on Ubuntu \`${command} --with-deps chromium\``;
}

/** The first way that leads to a browser; if none does, says what to run. */
export async function chooseWay(
  machine: Machine,
  attempts: Attempts,
  say: (line: string) => void,
): Promise<Way | undefined> {
  for (const way of waysOn(machine)) {
    const line = notice[way];
    if (line) say(line);
    if (await attempts[way]()) return way;
  }
  say(`There is no browser for the tests: ${whatToRun(machine)}.`);
}
