export interface Answer {
  status: number;
  headers: Record<string, string>;
  /** As a browser reads it, whatever encoding it came in. */
  text: string;
}

export type Ask = (
  address: string,
  options?: { method?: string; headers?: Record<string, string> },
) => Promise<Answer>;

/** Asks a host; many checks look at the same answer, so each question is put once. */
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
