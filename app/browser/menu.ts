import { mobileBreakpoint } from "./constants";

/** Browsers with `command` support open and close the dialog without script. */
const knowsCommands = "command" in HTMLButtonElement.prototype;

/**
 * The mobile menu, a modal dialog: the browser traps and returns the focus, and closes it on Escape.
 * This closes it in all other cases.
 */
export function menu(element: HTMLElement): void {
  const dialog = element as HTMLDialogElement;
  const close = () => dialog.close();

  if (!knowsCommands)
    for (const button of document.querySelectorAll<HTMLElement>(`[commandfor="${dialog.id}"]`))
      button.addEventListener("click", () => (dialog.open ? close() : dialog.showModal()));

  // The menu fills the screen, so a click on a link or on empty space closes it.
  const onTap = ({ target }: Pick<Event, "target">) => {
    if (!(target as Element).closest("button, summary")) close();
  };
  dialog.addEventListener("click", onTap);
  const { tapped: target = null } = window;
  if (dialog.contains(target as Node)) onTap({ target });
  // So that the menu is closed when Back restores the page.
  addEventListener("pagehide", close);
  addEventListener("hashchange", close);
  matchMedia(`(min-width: ${mobileBreakpoint / 16}rem)`).addEventListener(
    "change",
    ({ matches }) => matches && close(),
  );
}
