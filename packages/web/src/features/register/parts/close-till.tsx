import { calls } from "@patron/contract/routes";
import LogOut from "lucide-react/icons/log-out";
import { use } from "react";
import { useMessages } from "#kit/messages.ts";
import { report } from "#kit/report.ts";
import { IconButton } from "#ui/icon-button.tsx";
import { toast } from "#ui/overlays/toast.ts";
import { registerMessages } from "../messages.ts";
import { offlineMessages } from "../offline/messages.ts";
import { OfflineContext, unsent } from "../offline/offline-till.ts";
import { leaveTill, requestTill } from "../till.ts";

/** Signs this tab out of its till. */
export function CloseTill() {
  const t = useMessages(registerMessages);
  const offlineTexts = useMessages(offlineMessages);
  const sales = use(OfflineContext)?.sales ?? [];
  async function close() {
    if (unsent(sales).length > 0) {
      toast({ id: "unsent", type: "warning", duration: 8_000, message: offlineTexts.closeFirst });
      return;
    }
    // Also without a connection: the token is deleted here in any case.
    await requestTill(calls.term.signOut, {}).catch(report);
    leaveTill();
  }
  return <IconButton icon={LogOut} label={t.signOut} onClick={() => void close()} />;
}
