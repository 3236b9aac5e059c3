import { type RefObject, useEffect, useState } from "react";

/** Whether a horizontally scrolling row has more content on either side. A change of `content` measures it again. */
export function useOverflow(row: RefObject<HTMLElement | null>, content: unknown): { before: boolean; after: boolean } {
  const [ends, setEnds] = useState({ before: false, after: false });
  // biome-ignore lint/correctness/useExhaustiveDependencies: other content has another width.
  useEffect(() => {
    const strip = row.current;
    if (!strip) return;
    const measure = () => {
      // Right to left it is negative. A pixel is lost to rounding at any zoom.
      const scrolled = Math.abs(strip.scrollLeft);
      const before = scrolled > 1;
      const after = strip.scrollWidth - strip.clientWidth - scrolled > 1;
      setEnds((now) => (now.before === before && now.after === after ? now : { before, after }));
    };
    const observer = new ResizeObserver(measure);
    observer.observe(strip);
    strip.addEventListener("scroll", measure, { passive: true });
    return () => {
      observer.disconnect();
      strip.removeEventListener("scroll", measure);
    };
  }, [row, content]);
  return ends;
}
