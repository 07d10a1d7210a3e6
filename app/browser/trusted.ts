import { speculationRules } from "./speculation-rules";
import { startUpScripts } from "./start-up/scripts";

type Place = keyof typeof startUpScripts;

/**
 * Browsers with Trusted Types accept script text and URLs only from the one policy that the CSP allows
 * (`trustedTypesPolicy` in app/security-headers.ts). It ignores its input and returns only our own
 * constants.
 */
const policy = window.trustedTypes?.createPolicy("site", {
  createScript: () => speculationRules,
  createScriptURL: (place) => startUpScripts[place as Place],
});

export const trustedRules = () => policy?.createScript("") ?? speculationRules;
export const trustedAddress = (place: Place) =>
  policy?.createScriptURL(place) ?? startUpScripts[place];
