import ChevronRight from "lucide-react/icons/chevron-right";
import { type RefObject, useEffect, useState } from "react";
import { useUi } from "#ui/ui-messages.ts";

/** How many columns are out of sight at the end of a table that scrolls sideways. */
export function useHiddenColumns(scroller: RefObject<HTMLElement | null>, columns: readonly unknown[]): number {
  const [hidden, setHidden] = useState(0);
  useEffect(() => {
    const box = scroller.current;
    if (!box || columns.length < 2) {
      setHidden(0);
      return;
    }
    const count = () => setHidden(countHidden(box));
    const size = new ResizeObserver(count);
    size.observe(box);
    const table = box.querySelector("table");
    if (table) size.observe(table);
    box.addEventListener("scroll", count, { passive: true });
    return () => {
      size.disconnect();
      box.removeEventListener("scroll", count);
    };
  }, [scroller, columns]);
  return hidden;
}

function countHidden(box: HTMLElement): number {
  if (box.scrollWidth <= box.clientWidth + 1) return 0;
  const frame = box.getBoundingClientRect();
  const isRtl = getComputedStyle(box).direction === "rtl";
  return [...box.querySelectorAll("thead th")].filter((head) => {
    const { left, right, width } = head.getBoundingClientRect();
    // A column counts as hidden while less than half of it is visible.
    return isRtl ? left + width / 2 < frame.left : right - width / 2 > frame.right;
  }).length;
}

/** Says how many columns follow, and scrolls to them. */
export function MoreColumns({ count, scroller }: { count: number; scroller: RefObject<HTMLElement | null> }) {
  const { messages, direction } = useUi();
  return (
    // The head fades out under the button, so that no title is cut in the middle.
    <div className="pointer-events-none absolute end-px top-px z-30 flex h-9 items-center bg-linear-to-l from-sunken from-70% to-transparent ps-6 pe-1.5 rtl:bg-linear-to-r print:hidden">
      <button
        type="button"
        aria-label={messages.moreColumns(count)}
        title={messages.moreColumns(count)}
        onClick={() => {
          const box = scroller.current;
          box?.scrollBy({ left: (box.clientWidth / 2) * (direction === "rtl" ? -1 : 1) });
        }}
        className="pointer-events-auto inline-flex h-6 items-center gap-0.5 rounded-full border border-default bg-surface ps-2 pe-1 text-caption tabular-nums text-muted shadow-float hover:text-default"
      >
        {`+${count}`}
        <ChevronRight aria-hidden className="size-3.5 rtl:rotate-180" />
      </button>
    </div>
  );
}
