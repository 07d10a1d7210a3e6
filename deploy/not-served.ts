/**
 * What lies in a build for the host and not for visitors: its settings, files that begin with a dot
 * (the mark of completeness), and compressed twins, which are served in place of their file. Paths are
 * relative to the build.
 */
export const isForHostAlone = (file: string): boolean =>
  /^_(headers|redirects)$|(^|\/)\.(?!well-known\/)|\.(br|gz)$/.test(file);
