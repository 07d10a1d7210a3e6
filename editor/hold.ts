import { goTo } from "./go-to.ts";

/**
 * While a save runs nothing can be changed, since the tool puts what was saved in place of it. Afterwards the
 * cursor is in the same field again.
 */
export function holdWhileSaving(field: string, locale: string): void {
  const form = document.querySelector<HTMLElement>(".content-area");
  if (!form) return;
  form.inert = true;
  const timer = setInterval(() => {
    if (document.querySelector('[data-label^="Saving"]')) return;
    clearInterval(timer);
    form.inert = false;
    const keys = field.split(".").map((key) => (/^\d+$/.test(key) ? Number(key) : key));
    if (field && !document.querySelector("[role=alertdialog]")) void goTo(keys, locale);
  }, 50);
}
