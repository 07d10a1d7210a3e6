/** A page of this site, a place on it, another site, or a mailbox. */
export const addressForm = /^(\/(?!\/)|https:\/\/[^\s/]+\.|mailto:[^\s@]+@[^\s@]+\.)\S*$/;

/** The addresses of links in Markdown, and where in the text they are. */
export const linksIn = (text: string) =>
  [...text.matchAll(/\]\(([^()\s]+)\)/g)].map(([, address = ""]) => address);
