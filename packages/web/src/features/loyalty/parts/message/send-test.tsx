import type { messageTemplates } from "@patron/contract";
import type { BodyOf } from "@patron/contract/client";
import { MESSAGE_TYPES, type MessageType } from "@patron/contract/enums";
import { calls } from "@patron/contract/routes";
import Send from "lucide-react/icons/send";
import { useEffect, useState } from "react";
import { useAction } from "#kit/call/use-action.ts";
import { useCall } from "#kit/call/use-call.ts";
import { useMessages } from "#kit/messages.ts";
import { choices } from "#kit/options.ts";
import { Button } from "#ui/button.tsx";
import { Callout } from "#ui/callout.tsx";
import { Field } from "#ui/fields/field.tsx";
import { Select } from "#ui/fields/select.tsx";
import { templateMessages, testMessages } from "../../messages.ts";

interface SendTestProps {
  draft: BodyOf<typeof messageTemplates.test>;
  /** The channels of the message; one of them is tested first. */
  channels: readonly MessageType[];
  loyaltyId: string;
}

/** Sends the text that is being written to the user's own address, and tells what became of it. */
export function SendTest({ draft, channels, loyaltyId }: SendTestProps) {
  const t = useMessages(templateMessages);
  const [chosen, choose] = useState<MessageType | null>(null);
  const [sent, setSent] = useState<string | null>(null);
  const send = useAction(calls.messageTemplates.sendTest, { onDone: ({ id }) => setSent(id) });
  const message_type = chosen ?? channels[0] ?? "sms";
  function test() {
    setSent(null);
    send.run({ path: { loyaltyId }, body: { ...draft, message_type } });
  }
  return (
    <>
      <Field label={t.test} hint={t.testHint}>
        <Select value={message_type} onChange={choose} options={choices(MESSAGE_TYPES, t.values.message_type)} />
      </Field>
      <div>
        <Button icon={Send} loading={send.busy} onClick={test}>
          {t.testGo}
        </Button>
      </div>
      <div role="status">{sent && <Outcome key={sent} id={sent} />}</div>
    </>
  );
}

const refreshMs = 700;

function Outcome({ id }: { id: string }) {
  const t = useMessages(testMessages);
  const { data, refetch } = useCall(calls.messages.get, { path: { messageId: id } });
  const isWaiting = !data || data.status === "wait";
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setInterval(() => void refetch(), refreshMs);
    return () => clearInterval(timer);
  }, [isWaiting, refetch]);
  if (isWaiting) return <p className="text-body text-muted">{t.testWaits}</p>;
  const { status, problem, recipient } = data;
  return (
    <Callout tone={status === "error" ? "danger" : "success"} title={t.values.status[status]}>
      {problem ? t.values.problem[problem] : <bdi>{recipient}</bdi>}
    </Callout>
  );
}
