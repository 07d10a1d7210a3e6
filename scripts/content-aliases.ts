import { contentFolder } from "../app/content/folder.ts";
import { derivedFolder, projectFile } from "./cached.ts";

/** Code names files of our own content; with another firm's, its own are meant, but for the words that firms share. */
export const contentAliases = [
  { find: /^.*\/\.generated\//, replacement: projectFile(`${derivedFolder}/`) },
  {
    find: /^\.\.\/content\/(?=(?:site|facts)\.yaml\b)/,
    replacement: projectFile(`${contentFolder}/`),
  },
];
