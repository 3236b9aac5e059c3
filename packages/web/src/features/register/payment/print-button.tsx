import { Failure } from "@patron/contract/client";
import Printer from "lucide-react/icons/printer";
import { useEffect, useEffectEvent, useState } from "react";
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
      const failure = error instanceof Failure ? error : new Failure("server.broken");
      toast({ type: "danger", message: failureText(common, failure) });
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
