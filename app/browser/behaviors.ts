import { backToTop } from "./back-to-top";
import type { Behavior } from "./behavior-names";
import { call } from "./call";
import { catalog } from "./catalog";
import { chart } from "./chart";
import { chat } from "./chat";
import { contents } from "./contents";
import { copy } from "./copy";
import { dateChoice } from "./date-choice";
import { header } from "./header";
import { menu } from "./menu";
import { nearestPages } from "./nearest-pages";
import { ribbon } from "./ribbon";
import { scheme } from "./scheme";
import { search } from "./search";

const behaviors: Record<Behavior, (element: HTMLElement) => void> = {
  "back-to-top": backToTop,
  call,
  catalog,
  chart,
  chat,
  contents,
  copy,
  "date-choice": dateChoice,
  header,
  menu,
  "nearest-pages": nearestPages,
  ribbon,
  scheme,
  search,
};

/** One start function per `data-behavior` element, so a page runs only the behaviors it uses. */
export function attachBehaviors(): (() => void)[] {
  return [...document.querySelectorAll<HTMLElement>("[data-behavior]")].map(
    (element) => () => behaviors[element.dataset.behavior as Behavior](element),
  );
}
