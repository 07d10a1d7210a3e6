/** A folder on the host, without dots, because scripts treat a URL with a dot as a file. */
const folder = /^\/(?:[\w~-]+\/)*$/;

/** Fails a build whose links would be broken. */
export function checkBase(base: string): void {
  if (!folder.test(base))
    throw new Error(
      `app/base.ts: base is "${base}". It must be "/", or folders of letters, digits and hyphens with a slash before and after, such as "/site/".`,
    );
}
