import { spawn } from "node:child_process";
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { findBrowser } from "./find-browser.ts";

interface Message {
  id?: number;
  method?: string;
  params: { sessionId: string; targetInfo: { type: string } };
  result?: Record<string, unknown>;
}

/**
 * A browser of our own, spoken to without Playwright, whose way of watching pages keeps the browser
 * from preparing the next one. Watches a tab, and with it every page that comes to stand in it.
 */
export async function rawBrowser() {
  const browser = await findBrowser();
  if (!browser) throw new Error("There is no browser.");
  const profile = mkdtempSync(path.join(tmpdir(), "profile-"));
  const flags = ["--headless", "--remote-debugging-port=0", `--user-data-dir=${profile}`];
  const child = spawn(browser.executablePath, [...browser.args, ...flags, "about:blank"], {
    env: { ...process.env, ...browser.env },
  });
  const address = await new Promise<string>((resolve) => {
    let output = "";
    child.stderr.on("data", (data) => {
      output += data;
      const found = /listening on (ws:\S+)/.exec(output)?.[1];
      if (found) resolve(found);
    });
  });

  const socket = new WebSocket(address);
  await new Promise((resolve) => socket.addEventListener("open", resolve));
  const answers = new Map<number, (result: Record<string, unknown>) => void>();
  /** The newest last; the page that is being prepared comes after the one that is shown. */
  const pages: string[] = [];
  let last = 0;
  socket.addEventListener("message", ({ data }) => {
    const { id, method, params, result }: Message = JSON.parse(data);
    if (id) answers.get(id)?.(result ?? {});
    if (method === "Target.attachedToTarget" && params.targetInfo.type === "page")
      pages.push(params.sessionId);
  });
  const send = (method: string, params: object = {}, sessionId?: string) =>
    new Promise<Record<string, unknown>>((resolve) => {
      answers.set(++last, resolve);
      socket.send(JSON.stringify({ id: last, method, params, sessionId }));
    });

  const { targetInfos } = (await send("Target.getTargets", { filter: [{ type: "tab" }] })) as {
    targetInfos: { targetId: string }[];
  };
  const { sessionId: tab } = await send("Target.attachToTarget", {
    targetId: targetInfos[0]?.targetId,
    flatten: true,
  });
  const settings = { autoAttach: true, waitForDebuggerOnStart: false, flatten: true };
  await send("Target.setAutoAttach", { ...settings, filter: [{ type: "page" }] }, String(tab));

  return {
    pages,
    send: (method: string, params: object = {}, page = 0) => send(method, params, pages[page]),
    async evaluate<T>(expression: string, page = 0): Promise<T | undefined> {
      const options = { expression, returnByValue: true };
      const { result } = await send("Runtime.evaluate", options, pages[page]);
      return (result as { value?: T } | undefined)?.value;
    },
    close: () => child.kill(),
  };
}
