import type { specialAccounts } from "@patron/contract";
import type { Language } from "@patron/contract/enums";
import { type ExportsOf, Failure } from "@patron/contract/kit";
import type { Cell } from "#kit/export/sheet.ts";
import type { Exporter } from "#kit/implement.ts";
import type { Tenant } from "#kit/tenant.ts";
import { todayOf } from "../account-payments/public.ts";
import { getLoyalty } from "../loyalty/public.ts";
import { getSpecialAccount } from "../special-accounts/public.ts";
import { credits, heads, titles, yesNo } from "./export-messages.ts";
import type { listHolders } from "./holder-queries.ts";
import { findHolders, holdersOf } from "./holders.ts";

const rowsAtOnce = 500;
const none = (async function* () {})();

export const holderExport: Exporter<typeof specialAccounts.customers> = {
  title: titles.holders,
  columns: {
    name: { kind: "text", title: heads.name },
    phone: { kind: "code", title: heads.phone },
    email: { kind: "text", title: heads.email },
    external_id: { kind: "text", title: heads.external_id },
    credit_type: { kind: "text", title: heads.credit_type },
    credit_limit: { kind: "number", title: heads.credit_limit },
    balance: { kind: "number", title: heads.balance },
    reserved: { kind: "number", title: heads.reserved },
    amount: { kind: "number", title: heads.amount },
    unit: { kind: "code", title: heads.unit },
    active: { kind: "text", title: heads.active },
    last_movement_dt: { kind: "moment", title: heads.last_movement_dt },
    id: { kind: "code", title: heads.id },
  },
  async open({ path, query, tenant, now, language }) {
    const special = await tenant.maybe(getSpecialAccount(path.accountId));
    if (!special) throw new Failure("special_account.not_found");
    const loyalty = await tenant.maybe(getLoyalty(path.loyaltyId));
    if (!loyalty) throw new Failure("loyalty.not_found");
    const { timeZone } = await todayOf(tenant, now);
    const holders = await findHolders(tenant, special, loyalty, query);
    if (holders === "nobody") return { timeZone, batches: none };
    return { timeZone, batches: rows(tenant, holders, { unit: special.unit, now, language }) };
  },
};

async function* rows(
  tenant: Tenant,
  found: ReturnType<typeof listHolders>,
  { unit, now, language }: { unit: string; now: Date; language: Language },
) {
  for await (const batch of tenant.stream(found, rowsAtOnce)) {
    const ids = batch.map(({ id }) => id);
    const holders = await holdersOf(tenant, ids, { extended: false, now });
    yield holders.map((holder): Record<ExportsOf<typeof specialAccounts.customers>, Cell> => {
      const { low: _, user_id: __, last_movement_dt, active, credit_type, ...same } = holder;
      return {
        ...same,
        unit,
        credit_type: credits[credit_type][language],
        active: yesNo[active ? "yes" : "no"][language],
        last_movement_dt: last_movement_dt === null ? null : new Date(last_movement_dt),
      };
    });
  }
}
