import { trustedAddress } from "../trusted";

/** Both scripts are optional, so load errors are ignored. Made by a script, they wait for nothing. */
export function loadStartUpScripts(): void {
  for (const place of ["head", "body"] as const) {
    const script = document.createElement("script");
    script.src = trustedAddress(place);
    document[place].append(script);
  }
}
