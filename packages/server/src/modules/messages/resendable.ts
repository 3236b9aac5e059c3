import { SECRET_EVENTS } from "@patron/contract/enums";
import type { Selectable } from "kysely";
import type { Message } from "#kit/database/tables.ts";

type Told = "incoming" | "support" | "src_type" | "status" | "message_code" | "message_type" | "due_dt";

/** A message that no channel has delivered, and every one to the business's own system. A PIN has ended by then. */
export function isResendable(message: Pick<Selectable<Message>, Told>): boolean {
  const { incoming, support, src_type, status, message_code, message_type, due_dt } = message;
  if (incoming || support || src_type === "test" || (SECRET_EVENTS as readonly string[]).includes(message_code ?? ""))
    return false;
  return status === "error" || status === "rejected" || (message_type === "external-system" && due_dt === null);
}
