import type { messages } from "@patron/contract";
import type { MailingState, MessageProblem, MessageType } from "@patron/contract/enums";
import type { ReplyOf } from "@patron/contract/kit";
import { unitPriceText } from "@patron/engine/money";
import type { InferResult } from "kysely";
import type { Attachment } from "#kit/files.ts";
import { nameOf } from "../customers/public.ts";
import type { countOutcomes, MailingRow } from "./mailing-queries.ts";
import type { getMessage } from "./queries.ts";
import { isResendable } from "./resendable.ts";

type MessageRow = InferResult<ReturnType<typeof getMessage>>[number];
type Outcome = InferResult<ReturnType<typeof countOutcomes>>[number];

/** A file of a message as it is stored. */
export interface StoredAttachment extends Attachment {
  name: string;
}
/** The files of a message in their order. */
export const attachmentsOf = ({ attachments }: { attachments: unknown }) => attachments as readonly StoredAttachment[]; // Only `system` stores them.

/** A message; costs are in the currency of the business. */
export function toMessage(row: MessageRow, currency: string): ReplyOf<typeof messages.get> {
  const { id, mailing_id, src_type, message_type, status, recipient, language, subject, text, parts } = row;
  const { incoming, reply_to_id } = row;
  const { loyalty_id, loyalty_title, customer_id, phone, email, external_id } = row;
  const name = nameOf({
    ...row,
    first_name: row.first_name ?? "",
    middle_name: row.middle_name ?? "",
    last_name: row.last_name ?? "",
  });
  // Nobody but the customer reads a PIN.
  const hidden = (one: string) => (row.message_code === "pin" ? one.replace(/\d/g, "•") : one);
  return {
    ...{ id, mailing_id, src_type, message_type, status, recipient, language, parts, currency },
    ...{ incoming, reply_to_id, readed: !incoming || row.read_dt !== null },
    subject: subject === null ? null : hidden(subject),
    text: hidden(text),
    created_dt: row.created_dt.toISOString(),
    sent_dt: row.sent_dt?.toISOString() ?? null,
    delivered_dt: row.delivered_dt?.toISOString() ?? null,
    due_dt: status === "wait" ? (row.due_dt?.toISOString() ?? null) : null,
    loyalty: loyalty_id === null ? null : { id: loyalty_id, title: loyalty_title ?? "" },
    customer: customer_id === null ? null : { id: customer_id, name, phone, email, external_id },
    channels: row.channels as MessageType[], // Only these are stored, as below.
    cost: row.cost === null ? null : unitPriceText(row.cost),
    problem: row.problem as MessageProblem | null,
    error_text: row.error_text,
    support: row.support,
    author: row.author,
    resendable: isResendable(row),
    attachments: attachmentsOf(row).map(({ name, type, size }) => ({ name, type, size })),
  };
}

/** A mailing with what became of its messages. */
export function toMailing(
  row: MailingRow,
  outcomes: readonly Outcome[],
  currency: string,
): ReplyOf<typeof messages.mailing> {
  const own = outcomes.filter(({ mailing_id }) => mailing_id === row.id);
  const count = (...statuses: string[]) =>
    own.reduce((sum, one) => (statuses.includes(one.status) ? sum + one.count : sum), 0);
  return {
    id: row.id,
    loyalty_id: row.loyalty_id,
    channels: row.channels as MessageType[],
    next_after_minutes: row.next_after_minutes,
    subjects: row.subjects as Record<string, string>, // Stored as texts by language.
    texts: row.texts as Record<string, string>,
    state: row.state as MailingState,
    send_at: row.send_at?.toISOString() ?? null,
    done_dt: row.done_dt?.toISOString() ?? null,
    recipients: row.recipients,
    created: row.created,
    waiting: count("wait"),
    sent: count("sent", "delivered", "replied"),
    failed: count("error"),
    rejected: count("rejected"),
    cost: unitPriceText(own.reduce((sum, { cost }) => sum + cost, 0n)),
    currency,
    created_dt: row.created_dt.toISOString(),
    modified_dt: row.modified_dt.toISOString(),
    version: row.version,
  };
}
