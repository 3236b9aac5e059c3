import Printer from "lucide-react/icons/printer";
import { useEffect, useEffectEvent, useState } from "react";
import { failureOf } from "#kit/call/failure-of.ts";
import { failureText } from "#kit/call/failure-text.ts";
import { useCommonMessages } from "#kit/messages/use-common-messages.ts";
import { useMessages } from "#kit/messages.ts";
import { Button } from "#ui/button.tsx";
import { toast } from "#ui/overlays/toast.ts";
import { registerMessages } from "../messages.ts";

interface PrintButtonProps {
  print: () => Promise<void>;
  byItself: boolean;
}

/** Prints the receipt of a finished sale, by itself if the till does so after each one. */
export function PrintButton({ print: printOne, byItself }: PrintButtonProps) {
  const t = useMessages(registerMessages);
  const common = useCommonMessages();
  const [busy, setBusy] = useState(false);
  async function print() {
    setBusy(true);
    try {
      await printOne();
    } catch (error) {
      toast({ type: "danger", message: failureText(common, failureOf(error)) });
    } finally {
      setBusy(false);
    }
  }
  const printFirst = useEffectEvent(() => void print());
  useEffect(() => {
    if (byItself) printFirst();
  }, [byItself]);
  return (
    <Button icon={Printer} size="lg" fullWidth loading={busy} onClick={() => void print()}>
      {t.printReceipt}
    </Button>
  );
}
