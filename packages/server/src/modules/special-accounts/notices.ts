import type { Language, SpecialAccountType } from "@patron/contract/enums";
import { accountAmountText } from "@patron/engine/money";
import { plain, type Values } from "../message-templates/public.ts";
import { amountText } from "./amount-text.ts";
import { unitOf } from "./views.ts";

/** An account with the names that its customer may know it by. */
export interface NamedAccount {
  type: SpecialAccountType;
  unit: string;
  title: string;
  public_title: unknown;
}
/** What messages tell of an account; `available` is null without a bound of credit. */
interface AccountFigures {
  amount?: bigint;
  balance: bigint;
  available: bigint | null;
}

/** The values of an account in a message, for its reader. */
export function accountValues(
  { type, unit, title, public_title }: NamedAccount,
  { amount = 0n, balance, available }: AccountFigures,
  language: Language,
): Values {
  const shown = (one: bigint) =>
    plain(amountText(accountAmountText(one, unitOf({ type, unit })), { type, unit }, language));
  const names = public_title as Partial<Record<Language, string>>; // Texts by language.
  return {
    account_title: names[language] || title,
    account_amount: shown(amount),
    account_balance: shown(balance),
    account_available: available === null ? "" : shown(available),
  };
}
