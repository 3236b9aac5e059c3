import type { specialAccounts } from "@patron/contract";
import type { BodyOf } from "@patron/contract/client";
import { CREDIT_TYPES } from "@patron/contract/enums";
import { calls } from "@patron/contract/routes";
import Gauge from "lucide-react/icons/gauge";
import Minus from "lucide-react/icons/minus";
import Pencil from "lucide-react/icons/pencil";
import Plus from "lucide-react/icons/plus";
import Scale from "lucide-react/icons/scale";
import { digitsOf, useCountedName } from "#kit/account-amount.ts";
import { type BulkAction, bulkAction } from "#kit/list/bulk/bulk.ts";
import type { RowOf } from "#kit/list/columns/use-columns.ts";
import { useMessages } from "#kit/messages.ts";
import { choices } from "#kit/options.ts";
import { specialAccountMessages } from "../messages.ts";
import type { Special } from "./special-values.ts";

type Row = RowOf<typeof specialAccounts.customers>;
type Change = Omit<BodyOf<typeof specialAccounts.setCustomers>["customers"][number], "user_id">;

/** Bulk actions on accounts: change or set balances, set credit. Each customer is a separate call, so that one refusal does not stop the others. */
export function useHolderBulk(
  path: { accountId: string; loyaltyId: string },
  special: Special | undefined,
): BulkAction<Row>[] {
  const t = useMessages(specialAccountMessages);
  const name = useCountedName();
  if (!special) return [];
  const entry = (label: string) => {
    const suffix = name(special);
    return { label, digits: digitsOf(special), ...(suffix ? { suffix } : {}) };
  };
  const action = (
    face: Pick<BulkAction<Row>, "id" | "label" | "icon" | "does" | "choice" | "entry" | "skips" | "danger">,
    change: (chosen: string) => Change,
  ) =>
    bulkAction<typeof specialAccounts.setCustomers, Row>(calls.specialAccounts.setCustomers, {
      ...face,
      requested: (row, chosen) => ({ path, body: { customers: [{ user_id: row.user_id, ...change(chosen) }] } }),
    });
  const skips = (row: Row) => (row.active ? null : t.off);
  const refill = {
    id: "refill",
    label: t.refill,
    icon: Plus,
    does: t.bulkRefill,
    entry: entry(t.fields.amount),
    skips,
  };
  const set = { id: "set", label: t.setBalance, icon: Pencil, does: t.bulkSet, entry: entry(t.newBalance) };
  const take = { id: "write-off", label: t.writeOff, icon: Minus, does: t.bulkWriteOff, entry: entry(t.fields.amount) };
  const choice = { label: t.fields.credit_type, options: choices(CREDIT_TYPES, t.values.credit_type) };
  const credit = { id: "credit", label: t.setCredit, icon: Scale, does: t.bulkCredit, choice };
  const limit = {
    id: "limit",
    label: t.setLimit,
    icon: Gauge,
    does: t.bulkCredit,
    entry: entry(t.fields.credit_limit),
  };
  return [
    action(refill, (amount) => ({ amount, mode: "refill" })),
    action({ ...take, danger: true }, (amount) => ({ amount, mode: "write-off" })),
    action(set, (amount) => ({ amount, mode: "set" })),
    ...(special.expire_type === "none"
      ? [
          action(credit, (chosen) => ({ credit_type: CREDIT_TYPES.find((one) => one === chosen) ?? "debit" })),
          action(limit, (credit_limit) => ({ credit_limit })),
        ]
      : []),
  ];
}
