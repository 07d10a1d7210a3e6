/**
 * Everything that a firm says, as a folder from the root of the project: `content`, or the one that CONTENT
 * in the environment names.
 */
export const contentFolder = process.env.CONTENT?.replace(/^\.\/|\/$/g, "") || "content";

/** The name of a file within it. */
export const nameIn = (file: string) => file.replace(`${contentFolder}/`, "");

/** Sets apart what is made from another firm's content: "" for our own, else as "-examples-brightwater". */
export const contentSuffix =
  contentFolder === "content" ? "" : `-${contentFolder.replace(/\W+/g, "-")}`;
