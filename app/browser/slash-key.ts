import { slashStorageKey } from "./constants";
import { storedChoice } from "./stored-choice";

const choice = storedChoice(slashStorageKey);

/**
 * Whether the slash key opens the search. Voice control or a slip can type a single character by
 * accident, so visitors can turn the shortcut off (WCAG 2.1.4).
 */
export const isSlashOn = () => !choice.read();

export const switchSlash = (isOn: boolean) => choice.write(isOn ? "" : "off");
