import type { messages } from "@patron/contract";
import { type MessageProblem, type MessageType, PROVIDERS_OF_TYPE } from "@patron/contract/enums";
import type { ReplyOf } from "@patron/contract/kit";
import { unitPriceText } from "@patron/engine/money";
import type { Selectable } from "kysely";
import type { MessageProvider } from "#kit/database/tables.ts";
import type { Settings } from "#kit/env.ts";
import { incomingUrl } from "./incoming/address.ts";

export type ProviderRow = Selectable<MessageProvider>;
type View = ReplyOf<typeof messages.provider>;

/** A type of messages without a service shows what the first one would start with, switched off. */
const unset = (type: MessageType): View => ({
  message_type: type,
  kind: PROVIDERS_OF_TYPE[type][0],
  active: false,
  sender: "",
  host: "",
  port: 587,
  security: "starttls",
  login: "",
  url: null,
  part_price: null,
  secret_set: false,
  incoming_url: null,
  last_sent_dt: null,
  last_failed_dt: null,
  last_problem: null,
  last_error_text: null,
  incoming_host: "",
  incoming_port: 993,
  incoming_security: "tls",
  mailbox_checked_dt: null,
  mailbox_problem: null,
  mailbox_error_text: null,
  modified_dt: null,
  version: 0,
});

export function toProvider(type: MessageType, row: ProviderRow | undefined, settings: Settings): View {
  if (!row) return unset(type);
  const { business_id, secret, part_price, last_sent_dt, last_failed_dt, last_problem, modified_dt, ...others } = row;
  const { mailbox_validity: _validity, mailbox_uid: _uid, mailbox_checked_dt, mailbox_problem, ...same } = others;
  return {
    ...same,
    mailbox_checked_dt: mailbox_checked_dt?.toISOString() ?? null,
    mailbox_problem: mailbox_problem as MessageProblem | null, // Only these are written.
    part_price: part_price === null ? null : unitPriceText(part_price),
    secret_set: secret !== null,
    incoming_url: incomingUrl(row.kind, business_id, settings),
    last_sent_dt: last_sent_dt?.toISOString() ?? null,
    last_failed_dt: last_failed_dt?.toISOString() ?? null,
    last_problem: last_problem as MessageProblem | null, // Only these are written.
    modified_dt: modified_dt.toISOString(),
  };
}
