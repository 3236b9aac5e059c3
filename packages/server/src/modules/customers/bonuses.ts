import type { customers } from "@patron/contract";
import type { ReplyOf } from "@patron/contract/kit";
import { ledger, moneyText } from "@patron/engine";
import { endOf } from "#kit/span.ts";
import type { Tenant } from "#kit/tenant.ts";
import { readAsOf } from "../../ledger/as-of.ts";
import { readAccounts } from "../../ledger/lock.ts";

type Bonuses = NonNullable<ReplyOf<typeof customers.get>["cards"][number]["bonuses"]>[number];

/** The bonuses of a card in every currency on a day in the programme's time zone, from the accounts of some cards: balance, held and available. */
export function bonusesOf(cardId: string, accounts: readonly { state: ledger.AccountState }[], day: string): Bonuses[] {
  return accounts
    .filter(({ state }) => state.account.owner_id === cardId && state.account.kind === "bonus")
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

/** The bonuses of a card with their lots at the end of a day of its programme, before an instant, or now. */
export async function listBonusesAt(
  tenant: Tenant,
  card: { id: string; loyalty_id: string; loyalty_time_zone: string },
  at: string | undefined,
  now: Date,
): Promise<ReplyOf<typeof customers.bonusesAsOf>["items"]> {
  const until = at === undefined ? new Date(now.getTime() + 1) : endOf(at, card.loyalty_time_zone, "at");
  const items = [];
  for (const { id, state } of await readAccounts(tenant, card.id)) {
    if (state.account.kind !== "bonus") continue;
    const currency = state.account.unit;
    const { balance, lots } = await readAsOf(tenant, id, until);
    items.push({
      loyalty_id: card.loyalty_id,
      until: until.toISOString(),
      currency,
      balance: moneyText(balance, currency),
      lots: lots.map(({ amount, ...lot }) => ({ ...lot, amount: moneyText(amount, currency) })),
    });
  }
  return items;
}
