import WifiOff from "lucide-react/icons/wifi-off";
import { useEffect } from "react";
import { onReconnect, useOnline } from "#kit/call/online.ts";
import { queries } from "#kit/call/use-call.ts";
import { useMessages } from "#kit/messages.ts";
import { toast } from "#ui/overlays/toast.ts";
import { shellMessages } from "./shell-messages.ts";

/** A notice above the screen while the server cannot be reached. When it is back, the screen reloads its data. */
export function OfflineNotice() {
  const t = useMessages(shellMessages);
  const online = useOnline();
  useEffect(
    () =>
      onReconnect(() => {
        toast({ message: t.onlineAgain, type: "success" });
        void queries.invalidateQueries();
      }),
    [t],
  );
  return (
    <div role="status" className="sticky top-14 z-10 print:hidden">
      {!online && (
        <p className="flex flex-wrap items-center justify-center gap-x-2 bg-warning-soft px-4 py-2 text-center text-on-warning-soft text-table">
          <WifiOff aria-hidden className="size-4" />
          <strong className="font-semibold">{t.offlineTitle}</strong>
          <span>{t.offlineHint}</span>
        </p>
      )}
    </div>
  );
}
