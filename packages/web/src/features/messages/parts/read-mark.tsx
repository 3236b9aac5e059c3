import type { messages } from "@patron/contract";
import type { ReplyOf } from "@patron/contract/client";
import { calls } from "@patron/contract/routes";
import MailOpen from "lucide-react/icons/mail-open";
import { useEffect, useEffectEvent } from "react";
import { useAction } from "#kit/call/use-action.ts";
import { useMessages } from "#kit/messages.ts";
import { useAccess } from "#kit/session/access.ts";
import { Button } from "#ui/button.tsx";
import { messageMessages } from "../messages.ts";

type Message = Pick<ReplyOf<typeof messages.get>, "id" | "readed">;

/** Who opens a message reads it, and may leave it to others as unread. */
export function ReadMark({ message: { id, readed } }: { message: Message }) {
  const t = useMessages(messageMessages);
  const mayMark = useAccess()([calls.messages.readed]);
  const mark = useAction(calls.messages.readed);
  const set = (next: boolean) => mark.run({ path: { messageId: id }, body: { readed: next } });
  const opened = useEffectEvent(() => {
    if (mayMark && !readed) set(true);
  });
  useEffect(() => opened(), []);
  if (!mayMark) return null;
  return (
    <div>
      <Button size="sm" icon={MailOpen} loading={mark.busy} onClick={() => set(!readed)}>
        {readed ? t.markUnread : t.markRead}
      </Button>
    </div>
  );
}
