/**
 * Where on its host the site stands: "/", or a folder such as "/site/". A part of the brand file, and
 * apart from it because the script of every page needs this and no more.
 */
export const base: string = "/";
