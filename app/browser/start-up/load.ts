import { trustedAddress } from "../trusted";

/** Both scripts are optional, so load errors are ignored. */
export function loadStartUpScripts(): void {
  for (const place of ["head", "body"] as const) {
    const script = document.createElement("script");
    script.src = trustedAddress(place);
    script.async = true;
    document[place].append(script);
  }
}
