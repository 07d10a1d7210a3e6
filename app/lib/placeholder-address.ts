/** Replaces a picture that fails to load. In its own file to keep the script of every page small. */
export const placeholderFile = "images/placeholder.png";
export const placeholderAddress = `/${placeholderFile}`;
