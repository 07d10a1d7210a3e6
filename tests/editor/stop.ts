import { test } from "@playwright/test";
import { stopDevelopment } from "./development.ts";

/** Asked for by playwright.config.ts after the last scene. */
test("the form stops", stopDevelopment);
