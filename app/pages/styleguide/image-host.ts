/** The host of sample logos; reserved, so that nothing is ever asked of a stranger. */
export const sampleImageHost = "https://logos.example";
