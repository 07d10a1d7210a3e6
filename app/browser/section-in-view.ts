import { useEffect, useState } from "react";

/** A line below the header: the section that crosses it is the one being read. */
const readingLine = { rootMargin: "-30% 0px -70%" };

/** The id of that one of the sections, which a loader must give; the last one while in none. */
export function useSectionInView(sections: readonly { id: string }[]): string | undefined {
  const [current, setCurrent] = useState<string>();

  useEffect(() => {
    const observer = new IntersectionObserver((entries) => {
      for (const { isIntersecting, target } of entries) if (isIntersecting) setCurrent(target.id);
    }, readingLine);
    for (const { id } of sections) {
      const section = document.getElementById(id);
      if (section) observer.observe(section);
    }
    return () => observer.disconnect();
  }, [sections]);

  return current;
}
