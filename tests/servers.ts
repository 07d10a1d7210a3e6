/** Where the tests find the two builds. */
export const sitePort = 4319;
export const styleguidePort = 4320;
export const siteUrl = `http://127.0.0.1:${sitePort}`;
export const styleguideUrl = `http://127.0.0.1:${styleguidePort}`;
