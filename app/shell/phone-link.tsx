import { Icon } from "../components/icon";
import { telephone } from "../lib/telephone";
import { filled, useSite, useWords } from "../lib/use-words";

/** The number, if the firm has one and wants it on every page, and here. */
export function usePhone(place: "header" | "footer") {
  const { phone, phonePlace } = useSite();
  const { letter } = useWords();
  return phone && phonePlace === place
    ? { phone, href: telephone(phone), label: filled(letter.call, { phone }) }
    : undefined;
}

/** In the header: a sign, and the number where there is room; a phone has it in its menu. */
export function PhoneInHeader() {
  const call = usePhone("header");
  return (
    call && (
      <a
        href={call.href}
        aria-label={call.label}
        className="-mx-3 flex min-h-11 min-w-11 items-center justify-center gap-2 eased hover:text-accent max-md:hidden xl:mx-0"
      >
        <Icon name="phone" size={22} />
        <span className="text-small max-xl:hidden">{call.phone}</span>
      </a>
    )
  );
}
