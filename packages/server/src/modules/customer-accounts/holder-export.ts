import type { specialAccounts } from "@patron/contract";
import type { Language } from "@patron/contract/enums";
import { type ExportsOf, Failure, inLanguages } from "@patron/contract/kit";
import { columnsOf, noRows, rowsOf, valuesOf } from "#kit/export/columns.ts";
import type { Cell } from "#kit/export/sheet.ts";
import type { Exporter } from "#kit/implement.ts";
import { todayOf } from "../account-payments/public.ts";
import { getLoyalty } from "../loyalty/public.ts";
import { getSpecialAccount } from "../special-accounts/public.ts";
import { yesNo } from "./export-messages.ts";
import { findHolders, holdersOf } from "./holders.ts";

const creditText = valuesOf("specialAccounts", "credit_type");

export const holderExport: Exporter<typeof specialAccounts.customers> = {
  title: inLanguages("Customers", "Клієнти", "Клиенты", "Kunden", "Clients"),
  columns: columnsOf("specialAccounts", {
    name: ["text", "customer_id"],
    phone: "code",
    email: "text",
    external_id: "text",
    credit_type: "text",
    credit_limit: "number",
    balance: "number",
    reserved: "number",
    amount: ["number", "available"],
    unit: "code",
    active: "text",
    last_movement_dt: "moment",
    id: ["code", "account_id"],
  }),
  async open({ path, query, tenant, now, language }) {
    const special = await tenant.maybe(getSpecialAccount(path.accountId));
    if (!special) throw new Failure("special_account.not_found");
    const loyalty = await tenant.maybe(getLoyalty(path.loyaltyId));
    if (!loyalty) throw new Failure("loyalty.not_found");
    const { timeZone } = await todayOf(tenant, now);
    const holders = await findHolders(tenant, special, loyalty, query);
    if (holders === "nobody") return { timeZone, batches: noRows };
    const batches = rowsOf(tenant, holders, async (rows) => {
      const ids = rows.map(({ id }) => id);
      const found = await holdersOf(tenant, ids, { extended: false, now });
      return found.map((holder) => cells(holder, special.unit, language));
    });
    return { timeZone, batches };
  },
};

function cells(
  holder: Awaited<ReturnType<typeof holdersOf>>[number],
  unit: string,
  language: Language,
): Record<ExportsOf<typeof specialAccounts.customers>, Cell> {
  const { low: _, user_id: __, last_movement_dt, active, credit_type, ...same } = holder;
  return {
    ...same,
    unit,
    credit_type: creditText(credit_type, language),
    active: yesNo[active ? "yes" : "no"][language],
    last_movement_dt: last_movement_dt === null ? null : new Date(last_movement_dt),
  };
}
