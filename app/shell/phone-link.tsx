import { Icon } from "../components/icon";
import { telephone } from "../lib/telephone";
import { textWidth } from "../lib/text-fit";
import { filled, useSite, useWords } from "../lib/use-words";

/** The number, if the firm has one and wants it on every page. */
export function usePhone() {
  const { phone, phonePlace: place } = useSite();
  const { letter } = useWords();
  if (!phone || !place) return undefined;
  // Non-breaking, so that it is read in one go.
  const words = phone.replaceAll(" ", "\u00a0");
  const label = filled(letter.call, { phone: words }).replaceAll(" ", "\u00a0");
  return { place, phone: words, href: telephone(phone), label };
}

/** Where the header has room for it; narrower screens have it in the menu and the footer. */
export function PhoneInHeader() {
  const call = usePhone();
  return (
    call?.place === "header" && (
      <a
        href={call.href}
        aria-label={call.label}
        className="flex min-h-11 items-center gap-2 whitespace-nowrap text-small eased hover:text-accent max-xl:hidden"
      >
        <Icon name="phone" size={22} />
        {/* Room for it in whichever font is there first, so that the links beside it do not move. */}
        <span style={{ minWidth: `${textWidth(call.phone, 1)}em` }}>{call.phone}</span>
      </a>
    )
  );
}
