import { calls } from "@patron/contract/routes";
import LogOut from "lucide-react/icons/log-out";
import { useMessages } from "#kit/messages.ts";
import { report } from "#kit/report.ts";
import { IconButton } from "#ui/icon-button.tsx";
import { registerMessages } from "../messages.ts";
import { leaveTill, requestTill } from "../till.ts";

/** Signs this tab out of its till. */
export function CloseTill() {
  const t = useMessages(registerMessages);
  async function close() {
    // Also without a connection: the token is deleted here in any case.
    await requestTill(calls.term.signOut, {}).catch(report);
    leaveTill();
  }
  return <IconButton icon={LogOut} label={t.signOut} onClick={() => void close()} />;
}
