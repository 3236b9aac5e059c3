import CloudOff from "lucide-react/icons/cloud-off";
import CloudUpload from "lucide-react/icons/cloud-upload";
import TriangleAlert from "lucide-react/icons/triangle-alert";
import { use, useState } from "react";
import { useMessages } from "#kit/messages.ts";
import { Button } from "#ui/button.tsx";
import { classes } from "#ui/classes.ts";
import type { Icon } from "#ui/icon.ts";
import { softTone, type Tone } from "#ui/tone.ts";
import type { OfflineMessages } from "./messages/en.ts";
import { offlineMessages } from "./messages.ts";
import { OfflineSales } from "./offline-sales.tsx";
import { OfflineContext, type OfflineTill, unsent } from "./offline-till.ts";

interface Said {
  tone: Tone;
  icon: Icon;
  strong: string;
  more?: string;
}

/** Below the bar of the till: whether it has a connection, what it can do without one, and what it still has to send. */
export function OfflineBar() {
  const t = useMessages(offlineMessages);
  const till = use(OfflineContext);
  const [isOpen, setOpen] = useState(false);
  const said = till && saidOf(till, t);
  return (
    <>
      <div role="status" className="empty:hidden">
        {said && (
          <div
            className={classes(
              "flex flex-wrap items-center gap-x-3 gap-y-1 px-3 py-2 text-table lg:px-4",
              softTone[said.tone],
            )}
          >
            <said.icon aria-hidden className="size-4 shrink-0" />
            <p className="min-w-0 flex-1 basis-60">
              <strong className="font-semibold">{said.strong}</strong> {said.more}
            </p>
            {till.sales.length > 0 && (
              <Button size="sm" onClick={() => setOpen(true)}>
                {t.show}
              </Button>
            )}
          </div>
        )}
      </div>
      {till && <OfflineSales open={isOpen} sales={till.sales} onClose={() => setOpen(false)} />}
    </>
  );
}

/** The most important of what there is to say; undefined while all is as usual. */
function saidOf({ isAway, hindrance, sales }: OfflineTill, t: OfflineMessages): Said | undefined {
  const open = unsent(sales);
  if (isAway) {
    const waiting = open.length > 0 ? ` ${t.waiting(open.length)}.` : "";
    const can = hindrance === null ? t.goOn : t.cannot[hindrance];
    return { tone: "warning", icon: CloudOff, strong: t.away, more: can + waiting };
  }
  if (open.some(({ state }) => state === "failed"))
    return { tone: "danger", icon: TriangleAlert, strong: t.failed, more: t.waiting(open.length) };
  if (open.length > 0) return { tone: "info", icon: CloudUpload, strong: t.sending(open.length) };
  const toSettle = sales.filter(({ arrived }) => arrived !== null && arrived.conflicts.length > 0).length;
  if (toSettle > 0) return { tone: "warning", icon: TriangleAlert, strong: t.toSettle(toSettle) };
  return undefined;
}
