import { calls } from "@patron/contract/routes";
import Send from "lucide-react/icons/send";
import { type FormEvent, useEffect, useState } from "react";
import { useAction } from "#kit/call/use-action.ts";
import { useCall } from "#kit/call/use-call.ts";
import { useMessages } from "#kit/messages.ts";
import { Button } from "#ui/button.tsx";
import { Callout } from "#ui/callout.tsx";
import { Field } from "#ui/fields/field.tsx";
import { Input } from "#ui/fields/input.tsx";
import { Section } from "#ui/layout/section.tsx";
import { messageMessages } from "../messages.ts";
import { Failure } from "./failure.tsx";
import type { MessageProvider } from "./message-provider.ts";

/** Sends a test message with the stored settings and tells what became of it. */
export function ProviderTest({ provider: { message_type: type, active } }: { provider: MessageProvider }) {
  const t = useMessages(messageMessages);
  const [recipient, setRecipient] = useState("");
  const [sent, setSent] = useState<string | null>(null);
  const test = useAction(calls.messages.test, { onDone: ({ id }) => setSent(id) });
  if (!active) return null;
  function submit(event: FormEvent) {
    event.preventDefault();
    setSent(null);
    test.run({ path: { messageType: type }, body: { recipient } });
  }
  const labelOf: Partial<Record<typeof type, string>> = { "incust-chatbot": t.testToChat, push: t.testToDevice };
  const isPlain = type === "external-system";
  return (
    <form onSubmit={submit}>
      <Section title={t.test} explanation={t.testHint}>
        {isPlain ? (
          <p className="text-body text-muted">{t.testPlain}</p>
        ) : (
          <Field label={labelOf[type] ?? t.testTo}>
            <Input dir="ltr" value={recipient} onChange={setRecipient} />
          </Field>
        )}
        <div>
          <Button type="submit" icon={Send} loading={test.busy} disabled={!isPlain && recipient.trim() === ""}>
            {t.testGo}
          </Button>
        </div>
        <div role="status">{sent && <Outcome key={sent} id={sent} />}</div>
      </Section>
    </form>
  );
}

const refreshMs = 700;

function Outcome({ id }: { id: string }) {
  const t = useMessages(messageMessages);
  const { data, refetch } = useCall(calls.messages.get, { path: { messageId: id } });
  const isWaiting = !data || data.status === "wait";
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setInterval(() => void refetch(), refreshMs);
    return () => clearInterval(timer);
  }, [isWaiting, refetch]);
  if (!data || data.status === "wait") return <p className="text-body text-muted">{t.testWaits}</p>;
  return data.status === "error" ? <Failure message={data} /> : <Callout tone="success">{t.testSent}</Callout>;
}
