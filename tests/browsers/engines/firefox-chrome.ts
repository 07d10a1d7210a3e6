/** What only a privileged page of Firefox knows. */
declare const Ci: { nsIScriptError: new () => { sourceName: string; errorMessage: string } };
declare const Services: {
  console: { getMessageArray(): object[]; reset(): void };
  prefs: { setBoolPref(name: string, value: boolean): void };
};

/** Of the browser's own console, what it says of the site: the policy, preloads, styles. */
export function readConsole(site: string): string[] {
  const said = Services.console
    .getMessageArray()
    .filter((message) => message instanceof Ci.nsIScriptError)
    .filter(({ sourceName }) => sourceName.startsWith(site))
    // A font that it still holds from the last page it takes from there, and misses the preload.
    .filter(
      ({ errorMessage }) => !/\.woff2. preloaded with link preload was not used/.test(errorMessage),
    )
    .map(({ errorMessage }) => errorMessage);
  Services.console.reset();
  return said;
}

/** For `BidiConnection.run`, in the chrome. */
export function setPreference(name: string, value: boolean): void {
  Services.prefs.setBoolPref(name, value);
}
