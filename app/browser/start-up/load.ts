import { trustedAddress } from "../trusted";

/** Both are an extra: a page without them lacks nothing that a visitor would miss. */
export function loadStartUpScripts(): void {
  for (const place of ["head", "body"] as const) {
    const script = document.createElement("script");
    script.src = trustedAddress(place);
    script.async = true;
    document[place].append(script);
  }
}
