/** The file that the last step of a build writes; `npm start` looks for it. */
export const completeMark = ".complete";
