import { attachBehaviors } from "./browser/behaviors";
import { cleanAddress } from "./browser/clean-address";
import { recoverImages } from "./browser/image-recovery";
import { keepQuery } from "./browser/keep-query";
import { prefetchPages } from "./browser/prefetch";
import { reveal } from "./browser/reveal";
import { loadStartUpScripts } from "./browser/start-up/load";
import { runTasks } from "./browser/tasks";
import { refreshToday } from "./browser/today";

/**
 * The one script of every page, loaded after the first paint (root.tsx). The page is complete without
 * it; each line adds a convenience.
 */
runTasks([
  reveal,
  refreshToday,
  ...attachBehaviors(),
  recoverImages,
  cleanAddress,
  prefetchPages,
  ...(__HAS_LANGUAGES__ ? [keepQuery] : []),
  loadStartUpScripts,
]);
