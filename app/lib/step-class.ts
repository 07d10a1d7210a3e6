/** The last step that the stylesheet knows (styles/axis.css). */
const lastStep = 11;

/**
 * Which one of its list an item is. A list may be longer: the others share the last step, so that the
 * end of a long list does not appear seconds late. `sibling-index()` is not in every browser.
 */
export const stepClass = (index: number) => `step-${Math.min(index, lastStep)}`;
