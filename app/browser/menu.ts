import { mobileBreakpoint } from "./constants";

/** Browsers that know `command` open and close the dialog by themselves, script or not. */
const knowsCommands = "command" in HTMLButtonElement.prototype;

/**
 * The menu of a phone, a modal dialog: the browser keeps the focus inside, closes it on Escape and
 * returns the focus. This closes it on everything else that leads away from it.
 */
export function menu(element: HTMLElement): void {
  const dialog = element as HTMLDialogElement;
  const close = () => dialog.close();

  if (!knowsCommands)
    for (const button of document.querySelectorAll<HTMLElement>(`[commandfor="${dialog.id}"]`))
      button.addEventListener("click", () => (dialog.open ? close() : dialog.showModal()));

  // Links, and everything that is no control: the overlay fills the screen.
  dialog.addEventListener("click", ({ target }) => {
    if (!(target as Element).closest("button, summary")) close();
  });
  // A page that is come back to has it closed.
  addEventListener("pagehide", close);
  addEventListener("hashchange", close);
  matchMedia(`(min-width: ${mobileBreakpoint / 16}rem)`).addEventListener(
    "change",
    ({ matches }) => matches && close(),
  );
}
