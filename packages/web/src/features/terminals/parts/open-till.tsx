import { calls } from "@patron/contract/routes";
import ScanBarcode from "lucide-react/icons/scan-barcode";
import { useAction } from "#kit/call/use-action.ts";
import { useMessages } from "#kit/messages.ts";
import { Button } from "#ui/button.tsx";
import { terminalsMessages } from "../messages.ts";

/** Opens the register in a new tab of this browser, signed in as the terminal. */
export function OpenTill({ terminalId }: { terminalId: string }) {
  const t = useMessages(terminalsMessages);
  const open = useAction(calls.term.openTill, {
    onDone: ({ hand_off }) => void window.open(`/register#${hand_off}`),
  });
  return (
    <Button icon={ScanBarcode} loading={open.busy} onClick={() => open.run({ path: { terminalId } })}>
      {t.openTill}
    </Button>
  );
}
