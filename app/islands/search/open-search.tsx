import "./search.css";
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import type { SearchFile } from "../../search/fetch-index";
import { openIndex } from "../../search/search";
import { speak } from "../../search/stop-words";
import { SearchDialog } from "./dialog";

type DialogProps = Parameters<typeof SearchDialog>[0];

function drawDialog(props: DialogProps): HTMLDialogElement {
  const box = document.createElement("div");
  box.dataset.search = "";
  document.body.append(box);
  flushSync(() => createRoot(box).render(<SearchDialog {...props} />));
  const dialog = box.querySelector("dialog") as HTMLDialogElement;
  // So that it is closed when Back restores the page, and after a jump within the page.
  for (const type of ["pagehide", "hashchange"] as const)
    addEventListener(type, () => dialog.close());
  return dialog;
}

/** Builds the index and returns a function that opens the dialog with the text typed so far. */
export function prepare({ words, documents }: SearchFile) {
  if (__HAS_LANGUAGES__ && words.rules) speak(words.rules);
  const index = openIndex(documents);
  let dialog: HTMLDialogElement | undefined;
  return (typed: string): void => {
    dialog ??= drawDialog({ index, words, typed });
    if (!dialog.open) {
      // Keeps the page from getting wider when its scrollbar disappears.
      const { style, clientWidth } = document.documentElement;
      style.scrollbarGutter = innerWidth > clientWidth ? "stable" : "";
      // Such as the mobile menu.
      document.querySelector<HTMLDialogElement>("dialog[open]")?.close();
      dialog.showModal();
    }
    const input = dialog.querySelector("input");
    input?.focus();
    // Selects an earlier query, so that typing replaces it.
    input?.setSelectionRange(typed.length, input.value.length);
  };
}
