import type { messages } from "@patron/contract";
import type { ReplyOf } from "@patron/contract/client";
import { useMessages } from "#kit/messages.ts";
import { Status } from "#ui/badge.tsx";
import { messageMessages } from "../messages.ts";
import { messageTone } from "./tones.ts";

type Message = Pick<ReplyOf<typeof messages.get>, "incoming" | "readed" | "status">;

/** What became of a message; of an incoming one, whether somebody has read or answered it. */
export function MessageStatus({ message: { incoming, readed, status } }: { message: Message }) {
  const t = useMessages(messageMessages);
  if (incoming && !readed) return <Status tone="info">{t.statusUnread}</Status>;
  if (incoming && status !== "replied") return <Status tone="neutral">{t.fields.readed}</Status>;
  return <Status tone={messageTone[status]}>{t.values.status[status]}</Status>;
}
