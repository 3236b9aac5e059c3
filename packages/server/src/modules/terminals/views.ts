import type { terminals } from "@patron/contract";
import type { ReplyOf } from "@patron/contract/kit";
import { moneyText } from "@patron/engine/money";
import type { InferResult } from "kysely";
import { stampsOf } from "#kit/records/stamps.ts";
import { toBeacon } from "./beacon.ts";
import type { getTerminal } from "./queries.ts";

/** One terminal as the queries of this module read it. */
export type TerminalRow = InferResult<ReturnType<typeof getTerminal>>[number];

export function toTerminal(row: TerminalRow): ReplyOf<typeof terminals.get> {
  const { price_group_id, price_group_title } = row;
  return {
    id: row.id,
    pos: { id: row.pos_id, title: row.pos_title },
    loyalty: { id: row.loyalty_id, title: row.loyalty_title },
    price_group: price_group_id === null ? null : { id: price_group_id, title: price_group_title ?? "" },
    title: row.title,
    terminal_type: row.terminal_type,
    display_type: row.display_type,
    display_active: row.display_active,
    currency: row.currency,
    language: row.language,
    login: row.login,
    password_set: row.password_hash !== null,
    phone: row.phone,
    api_key_dt: row.api_key_dt?.toISOString() ?? null,
    ibeacon: toBeacon(row),
    has_sold: row.has_sold,
    staff_auth_required: row.staff_auth_required,
    line_tolerance: moneyText(row.line_tolerance, row.currency),
    active: row.active,
    ...stampsOf(row),
  };
}
