import { connect, type Socket } from "node:net";

export interface Load {
  paths: readonly string[];
  connections: number;
  requests: number;
  /** After which no more is asked, in milliseconds. */
  timeLimit: number;
}

export interface LoadResult {
  requests: number;
  errors: number;
  seconds: number;
  /** Of one request, in milliseconds, from the fastest to the slowest. */
  latencies: Float64Array;
}

const endOfHeaders = Buffer.from("\r\n\r\n");

/** How many bytes an answer takes, once its headers are there; nothing before that. */
function lengthOf(bytes: Buffer): { total: number; ok: boolean } | undefined {
  const end = bytes.indexOf(endOfHeaders);
  if (end < 0) return undefined;
  const head = bytes.toString("latin1", 0, end);
  const [, length = "0"] = /\r\ncontent-length: (\d+)/i.exec(head) ?? [];
  return { total: end + 4 + Number(length), ok: /^HTTP\/1\.1 (200|404) /.test(head) };
}

/**
 * Asks a server for the same paths over and over, each connection for the next as soon as it has one.
 * Byte by byte over sockets: an HTTP client would take longer than the servers that it measures.
 */
export function load(port: number, plan: Load): Promise<LoadResult> {
  const requests = plan.paths.map((path) =>
    Buffer.from(`GET ${path} HTTP/1.1\r\nHost: a\r\nAccept-Encoding: gzip\r\n\r\n`),
  );
  const latencies = new Float64Array(plan.requests);
  let asked = 0;
  let answered = 0;
  let errors = 0;
  let open = plan.connections;
  const begin = performance.now();

  return new Promise((resolve) => {
    const finish = () => {
      const seconds = (performance.now() - begin) / 1000;
      const measured = latencies.subarray(0, answered).sort();
      resolve({ requests: answered, errors, seconds, latencies: measured });
    };

    function visit(): void {
      let sentAt = 0;
      let isWaiting = false;
      let received = 0;
      let expected: number | undefined;
      let head: Buffer = Buffer.alloc(0);

      function askNext(socket: Socket): void {
        if (asked >= plan.requests || performance.now() - begin > plan.timeLimit) {
          socket.end();
          return;
        }
        const request = requests[asked % requests.length] as Buffer;
        asked++;
        isWaiting = true;
        sentAt = performance.now();
        socket.write(request);
      }

      const socket = connect(port, "127.0.0.1", () => askNext(socket));
      socket.setNoDelay().on("data", (chunk) => {
        received += chunk.length;
        if (expected === undefined) {
          head = head.length ? Buffer.concat([head, chunk]) : chunk;
          const found = lengthOf(head);
          if (!found) return;
          expected = found.total;
          if (!found.ok) errors++;
        }
        if (received < expected) return;
        latencies[answered++] = performance.now() - sentAt;
        isWaiting = false;
        received = 0;
        expected = undefined;
        head = Buffer.alloc(0);
        askNext(socket);
      });
      socket.on("error", () => {});
      socket.on("close", () => {
        if (isWaiting) errors++;
        if (--open === 0) finish();
      });
    }
    for (let count = 0; count < plan.connections; count++) visit();
  });
}
