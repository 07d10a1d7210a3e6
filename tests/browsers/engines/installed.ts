import { globSync } from "node:fs";
import { findFile } from "../../../scripts/browser/find-file.ts";

export type EngineName = "firefox" | "webkit" | "safari";

export const firefoxFile = findFile(
  "firefox",
  "firefox-esr",
  "/Applications/Firefox.app/Contents/MacOS/firefox",
  "C:\\Program Files\\Mozilla Firefox\\firefox.exe",
);
export const safariDriver = findFile("/usr/bin/safaridriver");
export const webkitDriver = findFile("WebKitWebDriver");
export const [miniBrowser = ""] = globSync("/usr/{lib,lib/*,libexec}/webkit*gtk-*/MiniBrowser");
export const xvfb = findFile("Xvfb");

export const howToInstall =
  "No browser to test with: install Firefox, or on Debian and Ubuntu `apt install firefox-esr webkit2gtk-driver xvfb`; on macOS run `safaridriver --enable` once.";

export function installedEngines(): EngineName[] {
  const engines: Record<EngineName, boolean> = {
    firefox: firefoxFile !== "",
    webkit: [webkitDriver, miniBrowser, xvfb].every((file) => file !== ""),
    safari: safariDriver !== "",
  };
  return (Object.keys(engines) as EngineName[]).filter((name) => engines[name]);
}
