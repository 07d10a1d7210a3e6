/** Where the tests find the builds; another port lets two checkouts be tested at a time. */
export const sitePort = Number(process.env.TEST_PORT ?? 4319);
export const siteUrl = `http://127.0.0.1:${sitePort}`;
/** Another firm's content, built beside the site. */
export const exampleFolder = "build-examples-brightwater/client";
export const examplePort = sitePort + 3;
export const exampleUrl = `http://127.0.0.1:${examplePort}`;
