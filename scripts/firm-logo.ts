import { content } from "../app/content/content.ts";
import { contentFolder } from "../app/content/folder.ts";
import { projectFile } from "./cached.ts";

const fileOf = (address: string | undefined) => address && projectFile(contentFolder + address);

const { logo, logoOnDark, symbol } = content.logos;

/** The files of the firm's own logo; without one, a mark is drawn (app/brand-mark.ts). */
export const firmLogo = {
  onLight: fileOf(logo),
  onDark: fileOf(logoOnDark),
  symbol: fileOf(symbol ?? logo),
};

/** What is made from it depends on them. */
export const firmLogoFiles = Object.values(firmLogo).flatMap((file) => file || []);
