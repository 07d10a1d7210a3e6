export interface Answer {
  status: number;
  headers: Record<string, string>;
  /** The body after decompression. */
  text: string;
}

export type Ask = (
  address: string,
  options?: { method?: string; headers?: Record<string, string> },
) => Promise<Answer>;

/** Returns a fetch function for a host that caches answers, since many checks need the same ones. */
export function asker(origin: string): Ask {
  const answers = new Map<string, Promise<Answer>>();

  async function ask(address: string, { method = "GET", headers = {} }: Parameters<Ask>[1] = {}) {
    const response = await fetch(new URL(address, origin), {
      method,
      headers: { "Accept-Encoding": "identity", ...headers },
      redirect: "manual",
      signal: AbortSignal.timeout(20_000),
    });
    const { status } = response;
    return { status, headers: Object.fromEntries(response.headers), text: await response.text() };
  }

  return (address, options) => {
    const key = JSON.stringify([address, options]);
    const answer = answers.get(key) ?? ask(address, options);
    answers.set(key, answer);
    return answer;
  };
}
