/** Rules for the URL of a client logo. */

/** As the CSP requires: https and a host, without a path. */
export function isImageHost(host: string): boolean {
  return URL.canParse(host) && host.startsWith("https://") && new URL(host).origin === host;
}

/** What is wrong with the address of a logo, and what would be right. */
export function logoProblem(logoUrl: string, imageHosts: readonly string[]): string | undefined {
  if (/^\/(?![/\\])/.test(logoUrl)) return undefined;
  if (!URL.canParse(logoUrl) || !logoUrl.startsWith("https://"))
    return 'write a path that begins with "/", or an address that begins with "https://".';
  const { origin } = new URL(logoUrl);
  return imageHosts.includes(origin) ? undefined : `add "${origin}" to imageHosts in app/site.ts.`;
}
