/** A folder on the host, without dots: scripts take an address with a dot for that of a file. */
const folder = /^\/(?:[\w~-]+\/)*$/;

/** Ends a build whose addresses would lead nowhere. */
export function checkBase(base: string): void {
  if (!folder.test(base))
    throw new Error(
      `app/base.ts: base is "${base}". It must be "/", or folders of letters, digits and hyphens with a slash before and after, such as "/site/".`,
    );
}
