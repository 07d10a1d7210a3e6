/** Where the tests find the two builds; another port lets two checkouts be tested at a time. */
export const sitePort = Number(process.env.TEST_PORT ?? 4319);
export const styleguidePort = sitePort + 1;
export const siteUrl = `http://127.0.0.1:${sitePort}`;
export const styleguideUrl = `http://127.0.0.1:${styleguidePort}`;
