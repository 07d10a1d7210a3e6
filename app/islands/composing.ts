/** Safari ends a composition before it tells of the key that ended it: this code is all that is left. */
const composingKey = 229;

/** Whether a key belongs to a word that an input method is still putting together. */
export const isComposing = (event: KeyboardEvent) =>
  event.isComposing || event.keyCode === composingKey;
