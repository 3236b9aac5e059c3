import type { EntityType } from "@patron/contract/enums";
import ArrowUp from "lucide-react/icons/arrow-up";
import { type ReactNode, useRef, useState } from "react";
import { Button } from "#ui/button.tsx";
import { useLive } from "../live.ts";
import { useMessages } from "../messages.ts";
import { useListAddress } from "./list-address.ts";
import { listMessages } from "./messages.ts";

interface LiveRowsProps {
  /** Changes of these entities bring new rows to the top of the list. */
  entityTypes: readonly EntityType[];
  /** Whether rows are selected. */
  busy: boolean;
  reload: () => void;
  children: ReactNode;
}

/**
 * A list that receives new rows. While the user is idle at its top, they appear at once; otherwise nothing moves, and a button shows how many wait.
 * Screen readers announce both.
 */
export function LiveRows({ entityTypes, busy, reload, children }: LiveRowsProps) {
  const t = useMessages(listMessages);
  const region = useRef<HTMLDivElement>(null);
  const { search, page, sort, change } = useListAddress();
  const [waiting, setWaiting] = useState(0);
  const [announcement, setAnnouncement] = useState("");
  const isTop = page === 1 && sort === null;
  useLive(entityTypes, (count) => {
    setAnnouncement(count > 0 ? t.newRows(count) : "");
    if (isTop && !busy && search.open === undefined && isResting(region.current)) return reload();
    setWaiting((before) => before + Math.max(1, count));
  });
  function show() {
    setWaiting(0);
    if (!isTop) change({ page: undefined, sort: undefined, order: undefined });
    reload();
    scrollerOf(region.current)?.scrollTo({ top: 0 });
  }
  return (
    <div ref={region} className="relative min-w-0">
      {children}
      <p role="status" className="sr-only">
        {announcement}
      </p>
      {waiting > 0 && (
        // Above the head of the table: it takes no space, so nothing below it moves.
        <div className="pointer-events-none absolute inset-x-0 top-1 z-30 flex justify-center print:hidden">
          <span className="pointer-events-auto rounded-full shadow-float">
            <Button size="sm" icon={ArrowUp} onClick={show}>
              {t.showNewRows(waiting)}
            </Button>
          </span>
        </div>
      )}
    </div>
  );
}

const scrollerOf = (region: HTMLElement | null) => region?.querySelector("table")?.parentElement ?? null;

/** Whether the user is idle: page and table are scrolled to the top, with neither focus nor pointer in the rows. */
function isResting(region: HTMLElement | null): boolean {
  const rows = region?.querySelector("tbody");
  if (!region || !rows) return true;
  const atTop = (scrollerOf(region)?.scrollTop ?? 0) === 0 && window.scrollY < 80;
  return atTop && !rows.contains(document.activeElement) && !rows.matches(":hover");
}
