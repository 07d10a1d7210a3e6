/** Of a link to another site: in a tab of its own, which is not told where the visitor came from. */
export const elsewhere = { target: "_blank", rel: "noreferrer noopener" };
