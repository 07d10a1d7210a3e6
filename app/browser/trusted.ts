import { speculationRules } from "./speculation-rules";
import { startUpScripts } from "./start-up/scripts";

type StartUpScript = keyof typeof startUpScripts;

/**
 * Browsers with Trusted Types accept script text and URLs only from the one policy that the CSP allows
 * (`trustedTypesPolicy` in app/security-headers.ts). It ignores its input and returns only our own
 * constants.
 */
const policy = window.trustedTypes?.createPolicy("site", {
  createScript: () => speculationRules,
  createScriptURL: (name) => startUpScripts[name as StartUpScript],
});

export const trustedRules = () => policy?.createScript("") ?? speculationRules;
export const trustedAddress = (name: StartUpScript) =>
  policy?.createScriptURL(name) ?? startUpScripts[name];
