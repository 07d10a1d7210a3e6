import "./search.css";
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { readIndex } from "../../search/fetch-index";
import type { SearchIndex } from "../../search/search";
import { SearchDialog } from "./dialog";

function drawDialog(index: SearchIndex, sitemap: string, typed: string): HTMLDialogElement {
  const box = document.createElement("div");
  box.dataset.search = "";
  document.body.append(box);
  flushSync(() =>
    createRoot(box).render(<SearchDialog index={index} sitemap={sitemap} typed={typed} />),
  );
  const dialog = box.querySelector("dialog") as HTMLDialogElement;
  // A page that is come back to has it closed, and one whose place was changed meanwhile.
  for (const type of ["pagehide", "hashchange"]) addEventListener(type, () => dialog.close());
  return dialog;
}

/** Makes the index ready; the function that it returns opens the dialog, with what was typed so far. */
export async function prepare(response: Response, sitemap: string) {
  const index = await readIndex(response);
  let dialog: HTMLDialogElement | undefined;
  return (typed: string): void => {
    dialog ??= drawDialog(index, sitemap, typed);
    if (!dialog.open) {
      // The page does not widen when it can no longer be scrolled.
      const { style, clientWidth } = document.documentElement;
      style.scrollbarGutter = innerWidth > clientWidth ? "stable" : "";
      // The menu of a phone, or whatever else is above the page.
      document.querySelector<HTMLDialogElement>("dialog[open]")?.close();
      dialog.showModal();
    }
    const input = dialog.querySelector("input");
    input?.focus();
    // A query from before is there to be read, and gone with the next letter.
    input?.setSelectionRange(typed.length, input.value.length);
  };
}
