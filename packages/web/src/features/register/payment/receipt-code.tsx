import { calls } from "@patron/contract/routes";
import { useQuery } from "@tanstack/react-query";
import QrCodeIcon from "lucide-react/icons/qr-code";
import { useState } from "react";
import { queries } from "#kit/call/use-call.ts";
import { LoadFailure } from "#kit/load-failure.tsx";
import { useMessages } from "#kit/messages.ts";
import { Button } from "#ui/button.tsx";
import { QrCode } from "#ui/qr-code.tsx";
import { registerMessages } from "../messages.ts";
import { requestTill } from "../till.ts";

/** Shows the address of a receipt as a code that customers scan from the screen. */
export function ReceiptCode({ transactionId }: { transactionId: string }) {
  const t = useMessages(registerMessages);
  const [shown, setShown] = useState(false);
  const { data, error, isFetching, refetch } = useQuery(
    {
      queryKey: ["till", "check", transactionId],
      queryFn: () => requestTill(calls.term.check, { path: { transactionId } }),
      enabled: shown,
    },
    queries,
  );
  if (!shown || (!data && !error))
    return (
      <Button icon={QrCodeIcon} size="lg" fullWidth loading={isFetching} onClick={() => setShown(true)}>
        {t.receiptCode}
      </Button>
    );
  if (!data) return error && <LoadFailure error={error} retry={() => void refetch()} />;
  return (
    <figure className="flex flex-col items-center gap-2">
      <QrCode text={data.receipt_url} label={t.receiptCode} />
      <figcaption className="text-table text-muted">{t.receiptCodeHint}</figcaption>
    </figure>
  );
}
