import type { customers } from "@patron/contract";
import type { ReplyOf } from "@patron/contract/kit";
import { ledger, moneyText } from "@patron/engine";
import type { Tenant } from "#kit/tenant.ts";
import { readAccounts } from "../../ledger/lock.ts";

type Bonuses = NonNullable<ReplyOf<typeof customers.get>["cards"][number]["bonuses"]>[number];

/** The bonuses of a card in every currency, on a day in the programme's zone: what is there, held, and may be spent. */
export async function listBonuses(tenant: Tenant, cardId: string, day: string): Promise<Bonuses[]> {
  const accounts = await readAccounts(tenant, cardId);
  return accounts
    .filter(({ state }) => state.account.kind === "bonus")
    .map(({ state }) => {
      const currency = state.account.unit;
      const text = (amount: bigint) => moneyText(amount, currency);
      return {
        currency,
        balance: text(state.balance),
        held: text(state.held),
        available: text(ledger.available(state, day) ?? 0n),
        lots: state.lots.map(({ id, kind, remaining, expire_date }) => ({
          id,
          kind,
          amount: text(remaining),
          expire_date,
        })),
      };
    });
}
