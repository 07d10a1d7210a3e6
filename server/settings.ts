/** A mistake in the settings that one sentence explains; no stack is printed for it. */
export class SettingError extends Error {}

export interface Settings {
  host: string;
  port: number;
}

export function readSettings(environment: NodeJS.ProcessEnv): Settings {
  const PORT = environment.PORT ?? "4173";
  // An empty HOST would listen on every address of the machine.
  const HOST = environment.HOST || "127.0.0.1";
  const port = Number(PORT);
  if (!/^\d+$/.test(PORT) || port < 1 || port > 65_535)
    throw new SettingError(`PORT must be a whole number from 1 to 65535, but it is "${PORT}".`);
  return { host: HOST, port };
}

/** What to tell when the server cannot listen. */
export function listenProblem(error: NodeJS.ErrnoException, { host, port }: Settings): string {
  if (error.code === "EADDRINUSE")
    return `Port ${port} is in use. Stop what uses it, or choose another: PORT=${port === 65_535 ? 4173 : port + 1} npm start`;
  if (error.code === "EACCES")
    return `Port ${port} needs special rights on this machine. Choose one above 1023: PORT=4173 npm start`;
  if (error.code === "EADDRNOTAVAIL" || error.code === "ENOTFOUND")
    return `HOST "${host}" is not an address of this machine. Try HOST=127.0.0.1.`;
  return `The server cannot listen on ${host}:${port}: ${error.message}`;
}
