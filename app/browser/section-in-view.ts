import { useEffect, useState } from "react";

/** A line below the header: the section that crosses it is the one being read. */
const rootMargin = "-30% 0px -70%";

/** The id of that one of the sections which the selector finds; none while outside of them all. */
export function useSectionInView(selector: string): string | undefined {
  const [current, setCurrent] = useState<string>();

  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { isIntersecting, target } of entries)
          setCurrent((id) => (isIntersecting ? target.id : id === target.id ? undefined : id));
      },
      { rootMargin },
    );
    for (const section of document.querySelectorAll(selector)) observer.observe(section);
    return () => observer.disconnect();
  }, [selector]);

  return current;
}
