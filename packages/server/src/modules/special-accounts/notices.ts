import type { CreditType, Language, SpecialAccountType } from "@patron/contract/enums";
import { creditTypeValues } from "@patron/contract/labels";
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
  /** What it may be overdrawn by. */
  credit?: { type: CreditType; limit: bigint };
}

/** The values of an account in a message, for its reader. */
export function accountValues(
  { type, unit, title, public_title }: NamedAccount,
  { amount = 0n, balance, available, credit }: AccountFigures,
  language: Language,
): Values {
  const shown = (one: bigint) =>
    plain(amountText(accountAmountText(one, unitOf({ type, unit })), { type, unit }, language));
  const names = public_title as Partial<Record<Language, string>>; // Texts by language.
  return {
    account_title: names[language] || title,
    account_amount: shown(amount),
    account_balance: shown(balance),
    ...(credit && { account_limit: limitText(credit, shown, language) }),
    account_available: available === null ? "" : shown(available),
  };
}

function limitText(
  { type, limit }: NonNullable<AccountFigures["credit"]>,
  shown: (amount: bigint) => string,
  language: Language,
): string {
  if (type === "credit-unlimited") return creditTypeValues[type][language];
  return shown(type === "credit" ? limit : 0n);
}
