import { calls } from "@patron/contract/routes";
import Printer from "lucide-react/icons/printer";
import { useState } from "react";
import { failureOf } from "#kit/call/failure-of.ts";
import { failureText } from "#kit/call/failure-text.ts";
import { useCommonMessages } from "#kit/messages/use-common-messages.ts";
import { Button } from "#ui/button.tsx";
import { toast } from "#ui/overlays/toast.ts";
import { printPage } from "../payment/print-receipt.ts";
import { requestTill } from "../till.ts";

/** Prints the report of a shift on the till's paper. */
export function PrintReport({ shiftId, children }: { shiftId: string; children: string }) {
  const common = useCommonMessages();
  const [busy, setBusy] = useState(false);
  async function print() {
    setBusy(true);
    try {
      printPage(await requestTill(calls.shifts.tillPage, { path: { shiftId } }));
    } catch (error) {
      toast({ type: "danger", message: failureText(common, failureOf(error)) });
    } finally {
      setBusy(false);
    }
  }
  return (
    <Button icon={Printer} size="lg" fullWidth loading={busy} onClick={() => void print()}>
      {children}
    </Button>
  );
}
