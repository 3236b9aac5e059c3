import type { messages } from "@patron/contract";
import type { ReplyOf } from "@patron/contract/client";
import { calls } from "@patron/contract/routes";
import RotateCw from "lucide-react/icons/rotate-cw";
import { useAction } from "#kit/call/use-action.ts";
import { useMessages } from "#kit/messages.ts";
import { useAccess } from "#kit/session/access.ts";
import { Button } from "#ui/button.tsx";
import { toast } from "#ui/overlays/toast.ts";
import { messageMessages } from "../messages.ts";

type Message = ReplyOf<typeof messages.get>;

/** Sends a message once more that has not arrived, or any message to the business's own system, which may have lost it. */
export function Resend({ message }: { message: Message }) {
  const t = useMessages(messageMessages);
  const mayResend = useAccess()([calls.messages.resend]);
  const resend = useAction(calls.messages.resend, {
    onDone: () => toast({ type: "success", message: t.resent }),
  });
  const { id, resendable } = message;
  if (!mayResend || !resendable) return null;
  return (
    <div>
      <Button size="sm" icon={RotateCw} loading={resend.busy} onClick={() => resend.run({ path: { messageId: id } })}>
        {t.resend}
      </Button>
    </div>
  );
}
