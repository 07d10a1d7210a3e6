/** The host of sample logos: a reserved name, so that no request reaches a real server. */
export const sampleImageHost = "https://logos.example";
