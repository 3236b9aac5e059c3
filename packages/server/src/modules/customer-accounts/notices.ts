import type { Language, MessageEvent } from "@patron/contract/enums";
import { ledger } from "@patron/engine";
import { dayIn } from "#kit/span.ts";
import { getBusiness } from "../business/public.ts";
import { notify } from "../message-templates/public.ts";
import { accountValues, listCardsIn } from "../special-accounts/public.ts";
import type { Actor } from "./move.ts";
import type { CustomerAccountRow } from "./views.ts";

interface Happened {
  event: Extract<MessageEvent, "account-opened" | "account-limit-changed">;
  /** The account as it is afterwards. */
  state: ledger.AccountState;
  /** By default the customer's first programme where the account is valid. */
  loyaltyId?: string;
}

/** Tells a customer of their account, if their programme has a message for it. Companies get none. */
export async function tellOfAccount(
  { tenant, now }: Pick<Actor, "tenant" | "now">,
  row: CustomerAccountRow,
  { event, state, loyaltyId }: Happened,
): Promise<void> {
  const { customer_id: customerId, loyalty_ids } = row;
  if (customerId === null) return;
  const programme = loyaltyId ?? (await tenant.maybe(listCardsIn(customerId, loyalty_ids)))?.loyalty_id;
  if (!programme) return;
  const { time_zone } = await tenant.one(getBusiness());
  const figures = {
    balance: state.balance - state.held,
    available: ledger.available(state, dayIn(time_zone, now)),
    credit: { type: state.credit_type ?? "debit", limit: state.credit_limit ?? 0n },
  };
  const account = { ...row, title: row.title || row.special_title };
  const values = (language: Language) => accountValues(account, figures, language);
  await notify(tenant, { loyaltyId: programme, customerId }, { event, values }, now);
}

type Credit = Pick<ledger.AccountState, "credit_type" | "credit_limit">;
/** Whether nothing changes for the owner of an account. */
export const isSameCredit = (a: Credit, b: Credit): boolean =>
  a.credit_type === b.credit_type && a.credit_limit === b.credit_limit;
