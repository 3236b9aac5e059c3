import type { receipts } from "@patron/contract";
import type { ReplyOf } from "@patron/contract/client";
import { calls } from "@patron/contract/routes";
import { useQuery } from "@tanstack/react-query";
import Mail from "lucide-react/icons/mail";
import { useState } from "react";
import { failureText } from "#kit/call/failure-text.ts";
import { queries } from "#kit/call/use-call.ts";
import { LoadFailure } from "#kit/load-failure.tsx";
import { useCommonMessages } from "#kit/messages/use-common-messages.ts";
import { useMessages } from "#kit/messages.ts";
import { Status } from "#ui/badge.tsx";
import { Button } from "#ui/button.tsx";
import { Callout } from "#ui/callout.tsx";
import { Field } from "#ui/fields/field.tsx";
import { Input } from "#ui/fields/input.tsx";
import { requestTill, useTill } from "../till.ts";
import type { Till } from "../till-facts.ts";
import { useTillAction } from "../use-till-action.ts";
import { useTillFacts } from "../use-till-facts.ts";
import { receiptEmailMessages } from "./messages.ts";

type Sent = ReplyOf<typeof receipts.email>;

interface ReceiptEmailProps {
  transactionId: string;
}

/** Sends the receipt of a sale by e-mail, at a till of a business with a mail server, and shows whether it has gone. */
export function ReceiptEmail(props: ReceiptEmailProps) {
  const till = useTill();
  return till && <AtTill till={till} {...props} />;
}

function AtTill({ till, transactionId }: ReceiptEmailProps & { till: Till }) {
  const t = useMessages(receiptEmailMessages);
  const [shown, setShown] = useState(false);
  // A till that remembers facts of an earlier version does not know it.
  if (useTillFacts(till).facts?.receipt_emails !== true) return null;
  if (shown) return <Sending transactionId={transactionId} />;
  return (
    <Button icon={Mail} size="lg" fullWidth onClick={() => setShown(true)}>
      {t.title}
    </Button>
  );
}

const [askedMs, longestMs] = [1_500, 90_000];

function Sending({ transactionId }: ReceiptEmailProps) {
  const t = useMessages(receiptEmailMessages);
  const common = useCommonMessages();
  const [typed, setTyped] = useState<string | null>(null);
  const path = { transactionId };
  const { data, error, refetch } = useQuery(
    {
      queryKey: ["till", "receipt-emails", transactionId],
      queryFn: () => requestTill(calls.receipts.emails, { path }),
      refetchInterval: ({ state: { data: last, dataUpdateCount } }) =>
        last?.items[0]?.status === "wait" && dataUpdateCount * askedMs < longestMs && askedMs,
    },
    queries,
  );
  const { run, busy, failure } = useTillAction(calls.receipts.email, { onDone: () => void refetch() });
  if (!data) return error && <LoadFailure error={error} retry={() => void refetch()} />;
  const address = typed ?? data.customer_email ?? "";
  const [latest] = data.items;
  return (
    <form
      className="flex w-full flex-col gap-3 text-start"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        run({ path, body: address.trim() ? { email: address.trim() } : {} });
      }}
    >
      <Field label={t.address}>
        <Input value={address} onChange={setTyped} type="email" autoComplete="off" maxLength={254} />
      </Field>
      <Button type="submit" icon={Mail} size="lg" fullWidth loading={busy}>
        {t.send}
      </Button>
      {failure && (
        <div role="alert">
          <Callout tone="danger">{failureText(common, failure)}</Callout>
        </div>
      )}
      <div role="status" className="max-w-full wrap-anywhere text-body">
        {latest && !failure && <Outcome sent={latest} />}
      </div>
    </form>
  );
}

function Outcome({ sent }: { sent: Sent }) {
  const t = useMessages(receiptEmailMessages);
  const { status, problem, recipient } = sent;
  if (status === "wait" && problem === null) return <Status tone="warning">{t.sending(recipient)}</Status>;
  if (status === "wait") return <Callout tone="warning">{t.waiting(recipient)}</Callout>;
  if (status === "sent" || status === "delivered" || status === "replied")
    return <Status tone="success">{t.sent(recipient)}</Status>;
  const isRefused = problem === "recipient-refused" || problem === "recipient-blocked";
  return <Callout tone="danger">{isRefused ? t.refused(recipient) : t.failed(recipient)}</Callout>;
}
