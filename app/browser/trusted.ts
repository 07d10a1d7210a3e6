import { speculationRules } from "./speculation-rules";
import { startUpScripts } from "./start-up/scripts";

type Place = keyof typeof startUpScripts;

/**
 * Browsers that know trusted types take the text or address of a script from the one policy that the
 * page allows (`trustedTypesPolicy` in app/security-headers.ts). It makes these and nothing else, whatever
 * it is given.
 */
const policy = window.trustedTypes?.createPolicy("site", {
  createScript: () => speculationRules,
  createScriptURL: (place) => startUpScripts[place as Place],
});

export const trustedRules = () => policy?.createScript("") ?? speculationRules;
export const trustedAddress = (place: Place) =>
  policy?.createScriptURL(place) ?? startUpScripts[place];
