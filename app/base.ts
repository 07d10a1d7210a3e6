/**
 * Path of the site on its host: "/", or a folder such as "/site/". Not in site.ts because the script of
 * every page needs only this.
 */
export const base: string = "/";
