import type { messages } from "@patron/contract";
import type { ReplyOf } from "@patron/contract/client";
import { calls } from "@patron/contract/routes";
import Send from "lucide-react/icons/send";
import { type FormEvent, useState } from "react";
import { useAction } from "#kit/call/use-action.ts";
import { useMessages } from "#kit/messages.ts";
import { useAccess } from "#kit/session/access.ts";
import { Button } from "#ui/button.tsx";
import { Field } from "#ui/fields/field.tsx";
import { Textarea } from "#ui/fields/textarea.tsx";
import { toast } from "#ui/overlays/toast.ts";
import { messageMessages } from "../messages.ts";

type Message = Pick<ReplyOf<typeof messages.get>, "id" | "message_type">;

const longest = 3800;

/** Answers a customer by the channel by which they wrote. */
export function Reply({ message: { id, message_type } }: { message: Message }) {
  const t = useMessages(messageMessages);
  const mayReply = useAccess()([calls.messages.reply]);
  const [text, setText] = useState("");
  const reply = useAction(calls.messages.reply, {
    onDone() {
      setText("");
      toast({ type: "success", message: t.replyWaits });
    },
  });
  if (!mayReply) return null;
  function submit(event: FormEvent) {
    event.preventDefault();
    reply.run({ path: { messageId: id }, body: { text } });
  }
  return (
    <form onSubmit={submit} className="flex flex-col items-start gap-3">
      <div className="w-full">
        <Field label={t.reply} hint={t.replyHint(t.values.message_type[message_type])}>
          <Textarea dir="auto" maxLength={longest} value={text} onChange={setText} />
        </Field>
      </div>
      <Button type="submit" variant="primary" icon={Send} loading={reply.busy} disabled={text.trim() === ""}>
        {t.sendReply}
      </Button>
    </form>
  );
}
