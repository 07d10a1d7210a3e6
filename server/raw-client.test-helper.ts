import { connect, type Socket } from "node:net";

/** An answer as it came over the wire. */
export interface RawAnswer {
  status: number;
  headers: Record<string, string>;
  body: Buffer;
}

/** The first answer in what has arrived, and what is left; nothing while it is not all there. */
function firstAnswer(bytes: Buffer, isHead: boolean): [RawAnswer, Buffer] | undefined {
  const end = bytes.indexOf("\r\n\r\n");
  if (end < 0) return undefined;
  const [start = "", ...lines] = bytes.toString("latin1", 0, end).split("\r\n");
  const headers = Object.fromEntries(
    lines.map((line) => [
      line.slice(0, line.indexOf(":")).toLowerCase(),
      line.slice(line.indexOf(":") + 1).trim(),
    ]),
  );
  const status = Number(start.split(" ")[1]);
  const hasBody = !isHead && status !== 304;
  const length = hasBody ? Number(headers["content-length"] ?? 0) : 0;
  const bodyStart = end + 4;
  if (bytes.length < bodyStart + length) return undefined;
  const body = bytes.subarray(bodyStart, bodyStart + length);
  return [{ status, headers, body }, bytes.subarray(bodyStart + length)];
}

/**
 * Sends requests on one connection without waiting in between, byte for byte, and resolves with as many
 * answers once they are there; with fewer when the server hangs up before.
 */
export function sendRaw(port: number, requests: readonly string[]): Promise<RawAnswer[]> {
  return new Promise((resolve) => {
    const answers: RawAnswer[] = [];
    let waiting: Buffer = Buffer.alloc(0);
    const socket: Socket = connect(port, "127.0.0.1", () =>
      socket.write(Buffer.from(requests.join(""), "latin1")),
    );
    socket.on("data", (chunk: Buffer) => {
      waiting = waiting.length ? Buffer.concat([waiting, chunk]) : chunk;
      for (;;) {
        const isHead = requests[answers.length]?.startsWith("HEAD ") ?? false;
        const found = firstAnswer(waiting, isHead);
        if (!found) break;
        answers.push(found[0]);
        waiting = found[1];
      }
      if (answers.length >= requests.length) socket.destroy();
    });
    // The server may hang up at any time; what it said before counts.
    socket.on("error", () => {});
    socket.on("close", () => resolve(answers));
  });
}
