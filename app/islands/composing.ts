/** Safari ends a composition before the keydown event; only this key code still shows it. */
const composingKey = 229;

/** Whether a key event belongs to an unfinished IME composition. */
export const isComposing = (event: KeyboardEvent) =>
  event.isComposing || event.keyCode === composingKey;
