/** Stands in for a picture that cannot be had. In a file of its own, since every page carries it. */
export const placeholderFile = "images/placeholder.png";
export const placeholderAddress = `/${placeholderFile}`;
