import { Failure } from "@patron/contract/kit";
import { lastDay } from "../../ledger/last-day.ts";
import type { CustomerAccountRow } from "./views.ts";

/**
 * The last valid day of a credit: from the call, else from the special account; null for an account without expiry. Fails with
 * `expiry.invalid` for a past day, and for any day if nothing expires.
 */
export function lifeOf(
  { expire_type, expire_value }: Pick<CustomerAccountRow, "expire_type" | "expire_value">,
  day: string,
  requestedDay: string | null | undefined,
): string | null {
  if (requestedDay == null) return lastDay(expire_type, expire_value, day);
  if (expire_type === "none") throw new Failure("expiry.invalid");
  return lastDay("date", requestedDay, day);
}

/** The last valid day of what an adjustment adds. If the special account's fixed day has passed, it does not expire. */
export function lifeOfCorrection(row: Parameters<typeof lifeOf>[0], day: string): string | null {
  const { expire_type, expire_value } = row;
  return expire_type === "date" && (expire_value ?? "") < day ? null : lifeOf(row, day, undefined);
}
