import { contentFolder } from "../app/content/folder.ts";
import { derivedFolder, projectFile } from "./cached.ts";

/** Code names the files of our own content; with another firm's, those are meant. */
export const contentAliases = [
  { find: /^.*\/\.generated\//, replacement: projectFile(`${derivedFolder}/`) },
  { find: /^\.\.\/content\/(?=\w+\.yaml(\?|$))/, replacement: projectFile(`${contentFolder}/`) },
];
