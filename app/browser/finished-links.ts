import { type MouseEvent, type SyntheticEvent, useEffect, useState } from "react";
import { useNavigate } from "react-router";
import { intentDelay } from "./constants";

/** The link that an event happened on, unless it leaves the site or asks for more than to go there. */
function linkOf({ target }: SyntheticEvent): HTMLAnchorElement | undefined {
  const link = (target as Element).closest("a");
  return link?.origin === window.location.origin && !link.target && !link.download
    ? link
    : undefined;
}

const pathOf = ({ pathname, search, hash }: HTMLAnchorElement) => pathname + search + hash;

/**
 * Links inside finished HTML are plain `<a>` elements; these listeners, on the element around it, let
 * them do what `components/link.tsx` does: navigate inside the site, and prefetch what comes near.
 */
export function useFinishedLinks() {
  const navigate = useNavigate();
  const [intent, setIntent] = useState<string>();
  const [near, setNear] = useState<string>();

  useEffect(() => {
    if (!intent) return;
    const timer = setTimeout(setNear, intentDelay, intent);
    return () => {
      clearTimeout(timer);
      setNear(undefined);
    };
  }, [intent]);

  const follow = (event: MouseEvent) => {
    const link = linkOf(event);
    const isPlain = !(event.metaKey || event.altKey || event.ctrlKey || event.shiftKey);
    if (!link || event.button !== 0 || !isPlain || event.defaultPrevented) return;
    event.preventDefault();
    navigate(pathOf(link), {
      replace: link.href === window.location.href,
      viewTransition: link.pathname !== window.location.pathname,
    });
  };
  const come = (event: SyntheticEvent) => {
    const link = linkOf(event);
    setIntent(link && pathOf(link));
  };
  const leave = () => setIntent(undefined);

  return {
    near,
    listeners: {
      onClick: follow,
      onMouseOver: come,
      onMouseLeave: leave,
      onFocus: come,
      onBlur: leave,
      onTouchStart: come,
    },
  };
}
