import type { messages } from "@patron/contract";
import type { ReplyOf } from "@patron/contract/client";
import { useMessages } from "#kit/messages.ts";
import { Callout } from "#ui/callout.tsx";
import { messageMessages } from "../messages.ts";

type Message = Pick<ReplyOf<typeof messages.get>, "status" | "problem" | "error_text">;

/** Why a message was not sent, or is still to be sent, in our words and the service's. */
export function Failure({ message }: { message: Message }) {
  const t = useMessages(messageMessages);
  const { status, problem, error_text } = message;
  if (!problem || status === "sent" || status === "delivered") return null;
  const isOver = status === "error" || status === "rejected";
  return (
    <Callout tone={isOver ? "danger" : "warning"} title={t.values.problem[problem]}>
      {error_text && <q dir="auto">{error_text}</q>} {!isOver && t.triedAgain}
    </Callout>
  );
}
