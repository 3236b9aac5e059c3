import type { ledger } from "@patron/engine";
import type { Tenant } from "#kit/tenant.ts";
import * as queries from "./queries.ts";

/** A past transfer on an owner's account, with the data needed for a reversal. */
export interface PastTransfer {
  id: string;
  reason: string | null;
  account: ledger.OwnerAccount;
  past: ledger.PastTransfer;
}

/** The movements of a transaction on owners' accounts with their later reversals and partial returns, newest first. */
export async function pastTransfers(tenant: Tenant, transactionId: string): Promise<PastTransfer[]> {
  const rows = await tenant.many(queries.listTransfersOf(transactionId));
  const owned = rows.filter((row) => row.account_id !== null && row.owner_id !== null);
  const ids = owned.map(({ id }) => id);
  const [lots, returns] =
    owned.length === 0
      ? [[], []]
      : await Promise.all([
          tenant.many(queries.listLotEntries(owned.map((row) => row.entry_id))),
          tenant.many(queries.sumReturns(ids)),
        ]);
  const returned = new Map(returns.map(({ returns_id, amount }) => [returns_id, amount]));
  const reversed = new Set(rows.flatMap((row) => (row.reverses_id ? [row.reverses_id] : [])));
  return owned
    .filter((row) => row.reverses_id === null && row.kind !== "reverse" && row.kind !== "cash-rounding")
    .map((row) => ({
      id: row.id,
      reason: row.reason,
      account: {
        owner_id: row.owner_id ?? "",
        kind: row.account_kind as ledger.OwnerAccount["kind"], // The table's check allows only these kinds for an owner's account.
        unit: row.unit,
      },
      past: {
        kind: row.kind as ledger.MovingKind, // The two kinds without their own movement are excluded above.
        amount: row.amount,
        lots: lots
          .filter((lot) => lot.entry_id === row.entry_id)
          .map(({ id, kind, expire_date, amount }) => ({ lot: { id, kind, expire_date }, amount })),
        given_back: returned.get(row.id) ?? 0n,
        reversed: reversed.has(row.id),
      },
    }))
    .reverse();
}
