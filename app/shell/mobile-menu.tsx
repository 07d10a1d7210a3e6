import { type MouseEvent, useEffect, useRef } from "react";
import { useLocation } from "react-router";
import { mobileBreakpoint } from "../browser/constants";
import { ButtonLink } from "../components/button";
import { Icon } from "../components/icon";
import { Link } from "../components/link";
import { Logo } from "../components/logo";
import { isActive } from "../lib/active-item";
import { callToAction, navigation } from "../site";

const toggleClass = "-mr-2.5 grid size-11 cursor-pointer place-items-center";

/**
 * Browsers that know these attributes open and close the dialog themselves: also while the script is
 * on its way, and when it never comes.
 */
const menuId = "menu";
const openWithoutScript = { command: "show-modal", commandfor: menuId };
const closeWithoutScript = { command: "close", commandfor: menuId };

/**
 * A modal dialog: the browser keeps the focus inside, closes it on Escape and returns the focus.
 * The page behind cannot scroll while it is open (see `html:has(dialog[open])`).
 */
export function MobileMenu({ className }: { className?: string }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const { pathname, key } = useLocation();
  const close = () => dialog.current?.close();

  // biome-ignore lint/correctness/useExhaustiveDependencies: any change of route closes the menu
  useEffect(() => dialog.current?.close(), [key]);

  useEffect(() => {
    const wide = window.matchMedia(`(min-width: ${mobileBreakpoint / 16}rem)`);
    const closeWhenWide = () => wide.matches && dialog.current?.close();
    wide.addEventListener("change", closeWhenWide);
    return () => wide.removeEventListener("change", closeWhenWide);
  }, []);

  /** Outside is everything that is no control: the overlay fills the screen. */
  const closeOutside = (event: MouseEvent<HTMLDialogElement>) => {
    if (!(event.target as Element).closest("a, button")) close();
  };

  return (
    <div className={className}>
      <button
        type="button"
        aria-label="Open menu"
        aria-haspopup="dialog"
        className={toggleClass}
        onClick={(event) => {
          // Else the browser would obey the attributes too, and warn of a dialog that is open already.
          event.preventDefault();
          dialog.current?.showModal();
        }}
        {...openWithoutScript}
      >
        <Icon name="menu" size={26} />
      </button>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard has Escape and the close button */}
      <dialog
        ref={dialog}
        id={menuId}
        aria-label="Menu"
        onClick={closeOutside}
        className="on-ink m-0 h-dvh max-h-none w-full max-w-none overflow-y-auto open:flex open:flex-col"
      >
        <div className="wrap flex min-h-19 flex-none items-center justify-between border-line border-b">
          <Logo />
          <button
            type="button"
            aria-label="Close menu"
            className={toggleClass}
            onClick={(event) => {
              event.preventDefault();
              close();
            }}
            {...closeWithoutScript}
          >
            <Icon name="close" size={26} />
          </button>
        </div>
        <nav aria-label="Menu" className="wrap flex grow flex-col justify-between gap-10 py-8">
          <ul>
            {navigation.map((item) => (
              <li key={item.href} className="border-line border-b">
                <Link
                  to={item.href}
                  onClick={close}
                  aria-current={isActive(item, pathname) ? "page" : undefined}
                  className="display block py-4 text-title-2 aria-[current]:text-accent"
                >
                  {item.name}
                </Link>
              </li>
            ))}
          </ul>
          <ButtonLink to={callToAction.href} look="highlight" arrow onClick={close}>
            {callToAction.name}
          </ButtonLink>
        </nav>
      </dialog>
    </div>
  );
}
