import { spawn } from "node:child_process";
import { address } from "../../../app/lib/address.ts";
import {
  anyPage,
  contact,
  servicePage,
  servicesPage,
  solutionPage,
  studyPage,
} from "../../support/places.ts";
import { miniBrowser } from "../engines/installed.ts";
import { webkitEnvironment } from "../engines/webkit.ts";
import { expect, test } from "../fixtures.ts";

test.skip(({ engine }) => engine !== "webkit", "Firefox's own messages are read on every page.");

/** WebKit writes its messages to its output, but only where no driver is in control. */
function startWatching(url: string) {
  const lines: string[] = [];
  const args = ["-oL", miniBrowser, "--enable-write-console-messages-to-stdout=true", url];
  const browser = spawn("/usr/bin/stdbuf", args, { env: webkitEnvironment() });
  // Violations of the policy go to the errors, among what the desktop says.
  for (const stream of [browser.stdout, browser.stderr])
    stream.on("data", (data) => lines.push(...String(data).split("\n")));
  const messages = () => lines.filter((line) => line.includes("CONSOLE "));
  return { messages, [Symbol.dispose]: () => void browser.kill() };
}

/** A preload that no page uses: once WebKit reports it, it would have reported one of ours too. */
const unused = address("/robots.txt?unused");
const unusedPreload = `<link rel="preload" as="fetch" href="${unused}">`;

for (const path of ["/", servicesPage, servicePage, solutionPage ?? anyPage, studyPage, contact])
  test(`${path} makes WebKit say nothing of its own`, async ({ site }) => {
    site.change = (html) => html.replace("<title>", `${unusedPreload}<title>`);
    using browser = startWatching(site.url + address(path));
    const hasReported = () => browser.messages().some((message) => message.includes(unused));
    await expect.poll(hasReported, { timeout: 60_000 }).toBe(true);
    expect(browser.messages().filter((message) => !message.includes(unused))).toEqual([]);
  });
