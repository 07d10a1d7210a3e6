import { setTimeout as pause } from "node:timers/promises";

/** ms; more than a check has, which is what ends first. */
const scriptPatience = 300_000;

/** Classic WebDriver: one request for each command. */
export class WebDriverSession {
  readonly version: string;
  #address: string;

  private constructor(address: string, version: string) {
    this.#address = address;
    this.version = version;
  }

  /** Waits for the driver, which takes a moment to listen. */
  static async open(driver: string, options: object): Promise<WebDriverSession> {
    const deadline = Date.now() + 20_000;
    while (!(await fetch(`${driver}/status`).catch(() => undefined))) {
      if (Date.now() > deadline) throw new Error("The driver of WebKit does not answer.");
      await pause(50);
    }
    const { sessionId, capabilities } = await request<{
      sessionId: string;
      capabilities: { browserVersion: string };
    }>("POST", `${driver}/session`, {
      capabilities: { alwaysMatch: { ...options, timeouts: { script: scriptPatience } } },
    });
    return new WebDriverSession(`${driver}/session/${sessionId}`, capabilities.browserVersion);
  }

  send<Result>(method: string, command: string, body?: object): Promise<Result> {
    return request(method, `${this.#address}${command && `/${command}`}`, body);
  }

  /** Runs a function in the page and waits for its promise; results and failures travel as JSON. */
  async run<Result, Given extends unknown[]>(
    code: (...given: Given) => Result,
    given: Given,
  ): Promise<Awaited<Result>> {
    const script = `const [given, done] = arguments;
      (async () => (${code})(...JSON.parse(given)))().then(
        (value) => done(JSON.stringify({ value })), (error) => done(JSON.stringify({ error: String(error) })))`;
    const answer = await this.send<string>("POST", "execute/async", {
      script,
      args: [JSON.stringify(given)],
    });
    const { value, error } = JSON.parse(answer);
    if (error) throw new Error(error);
    return value;
  }
}

async function request<Result>(method: string, url: string, body?: object): Promise<Result> {
  const response = await fetch(url, {
    method,
    headers: { "Content-Type": "application/json" },
    ...(body && { body: JSON.stringify(body) }),
  });
  const { value } = (await response.json()) as { value: Result & { error?: string } };
  if (!response.ok) throw new Error(`${method} ${url}: ${JSON.stringify(value)}`);
  return value;
}
