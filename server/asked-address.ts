export function endWith(sentence: string): never {
  console.error(sentence);
  process.exit(1);
}

/** Where PORT and HOST ask a server to listen. */
export function askedAddress(usualPort: number): { port: number; host: string } {
  const { PORT = String(usualPort), HOST } = process.env;
  const port = Number(PORT);
  if (!/^\d+$/.test(PORT) || port < 1 || port > 65_535)
    endWith(`PORT must be a whole number from 1 to 65535, but it is "${PORT}".`);
  // An empty HOST would listen on every address of the machine.
  return { port, host: HOST || "127.0.0.1" };
}
