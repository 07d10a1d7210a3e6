import type { Content } from "../assemble.ts";
import type { Source } from "../read-sources.ts";
import { bandsAgree } from "./bands.ts";
import { caseFactsAreNotWrittenOut } from "./case-facts.ts";
import { charactersAreInTheFonts } from "./characters.ts";
import { claimsAreNumbers, claimsAreShown, claimsCiteWhatTheyCover } from "./claims.ts";
import { clientsAreNamed } from "./clients.ts";
import { countsAreFilledIn } from "./counts.ts";
import { formerAddressesAreFree } from "./former-addresses.ts";
import { anchorsAreThere } from "./links.ts";
import { anchorsDiffer, homeIsThere, pagesDiffer, titlesAreShort } from "./pages.ts";
import { firmLogosAreThere, picturesAreThere } from "./pictures.ts";
import { pricesAreNotShown } from "./prices.ts";
import type { CrossFileFault, Files } from "./rule.ts";
import { servicesAreNamed, servicesEndWithThePlan } from "./services.ts";
import { shownOnServices } from "./shown.ts";
import { siteIsNotWrittenOut } from "./site-words.ts";
import { proofsAreThere, situationsAreSound } from "./situations.ts";
import { factsAreNotWrittenOut, sentencesStandOnce } from "./texts.ts";
import { typefacesAreInstalled } from "./typefaces.ts";

/** What is wrong although every file for itself is right. */
export function* crossFileFaults(
  content: Content,
  sources: readonly Source[],
  files?: Files,
): Generator<CrossFileFault> {
  const onContent = [
    servicesAreNamed,
    servicesEndWithThePlan,
    situationsAreSound,
    proofsAreThere,
    homeIsThere,
    pagesDiffer,
    titlesAreShort,
    anchorsDiffer,
    formerAddressesAreFree,
    picturesAreThere,
    firmLogosAreThere,
    typefacesAreInstalled,
    clientsAreNamed,
    bandsAgree,
    claimsAreNumbers,
    claimsAreShown,
    claimsCiteWhatTheyCover,
  ];
  const onTexts = [
    anchorsAreThere,
    charactersAreInTheFonts,
    sentencesStandOnce,
    factsAreNotWrittenOut,
    siteIsNotWrittenOut,
    shownOnServices,
    caseFactsAreNotWrittenOut,
    countsAreFilledIn,
    pricesAreNotShown,
  ];
  for (const rule of onContent) yield* rule(content, files);
  for (const rule of onTexts) yield* rule(sources, content, files);
}
