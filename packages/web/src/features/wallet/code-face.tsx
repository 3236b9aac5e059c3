import type { identification } from "@patron/contract";
import type { ReplyOf } from "@patron/contract/client";
import RefreshCw from "lucide-react/icons/refresh-cw";
import { useMessages } from "#kit/messages.ts";
import { Button } from "#ui/button.tsx";
import { QrCode } from "#ui/qr-code.tsx";
import { walletMessages } from "./messages.ts";

export type Code = ReplyOf<typeof identification.showCode>;

/** A code as digits to be said and as a QR code to be scanned. */
export function CodeFace({ code: { code, qr }, onRenew }: { code: Code; onRenew: () => void }) {
  const t = useMessages(walletMessages);
  return (
    <section
      aria-label={t.codeTitle}
      className="flex flex-col items-center gap-4 rounded-card border border-default bg-surface p-5"
    >
      <QrCode text={qr} label={t.codeLabel} />
      <p role="status" dir="ltr" className="text-figure font-semibold tabular-nums">
        {code.slice(0, 3)} {code.slice(3)}
      </p>
      <Button icon={RefreshCw} onClick={onRenew}>
        {t.anotherCode}
      </Button>
    </section>
  );
}
