/** A text within a regular expression. RegExp.escape would do, but Node has it only from 24 on. */
export const inExpression = (text: string) => text.replace(/[\\^$.*+?()[\]{}|/]/g, "\\$&");
