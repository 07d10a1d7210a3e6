interface Message {
  id?: number;
  type: "success" | "error" | "event";
  method?: string;
  params?: Record<string, unknown>;
  result?: unknown;
  message?: string;
}

/** What script.evaluate answers; values come as the text of their JSON. */
interface Evaluated {
  type: "success" | "exception";
  result?: { value?: string };
  exceptionDetails?: { text: string };
}

const ended = () => new Error("The browser has ended.");

/** WebDriver BiDi over a socket: commands with an answer each, and events. */
export class BidiConnection {
  #socket: WebSocket;
  #last = 0;
  #answers = new Map<number, PromiseWithResolvers<Message>>();
  #listeners = new Map<string, (params: Record<string, unknown>) => void>();

  private constructor(socket: WebSocket) {
    this.#socket = socket;
    socket.addEventListener("message", ({ data }) => {
      const message: Message = JSON.parse(data);
      if (message.type === "event")
        this.#listeners.get(message.method ?? "")?.(message.params ?? {});
      else this.#answers.get(message.id ?? 0)?.resolve(message);
    });
    socket.addEventListener("close", () => {
      for (const { reject } of this.#answers.values()) reject(ended());
    });
  }

  static async open(address: string): Promise<BidiConnection> {
    const socket = new WebSocket(address);
    await new Promise((resolve, reject) => {
      socket.addEventListener("open", resolve);
      socket.addEventListener("error", reject);
    });
    return new BidiConnection(socket);
  }

  on(event: string, listener: (params: Record<string, unknown>) => void): void {
    this.#listeners.set(event, listener);
  }

  async send<Result>(method: string, params: object): Promise<Result> {
    if (this.#socket.readyState !== WebSocket.OPEN) throw ended();
    const id = ++this.#last;
    const waiting = Promise.withResolvers<Message>();
    this.#answers.set(id, waiting);
    this.#socket.send(JSON.stringify({ id, method, params }));
    const answer = await waiting.promise.finally(() => this.#answers.delete(id));
    if (answer.type === "error") throw new Error(`${method}: ${answer.message}`);
    return answer.result as Result;
  }

  /** Runs a function in a page, and carries what it is given and returns as JSON. */
  async run<Result, Given extends unknown[]>(
    target: { context: string; sandbox?: string },
    code: (...given: Given) => Result,
    given: Given,
  ): Promise<Awaited<Result>> {
    // No promise where none is needed: with a page's scripts switched off, none would be kept.
    const call = `{
      const value = (${code})(...${JSON.stringify(given)});
      value instanceof Promise ? value.then((one) => JSON.stringify(one)) : JSON.stringify(value);
    }`;
    const { result, exceptionDetails } = await this.send<Evaluated>("script.evaluate", {
      expression: call,
      target,
      awaitPromise: true,
    });
    if (exceptionDetails) throw new Error(exceptionDetails.text);
    return JSON.parse(result?.value ?? "null");
  }
}
