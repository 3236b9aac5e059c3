import type { Of } from "@patron/contract/kit";
import type { SoldItem, Transaction } from "@patron/contract/shapes";
import type { PricedCharge } from "@patron/engine";
import { type AccountUnit, accountAmountText, accountKindOf, parseAccountAmount } from "@patron/engine/money";

/** The stored movements of a sold line on special accounts. */
export interface MovingLine {
  /** The paying account's amount in the smallest part of its unit. */
  account_amount: bigint | null;
  /** The credits of rules, as the engine reports them. */
  charges: unknown;
}
type Head = Pick<Of<typeof Transaction>, "special_account" | "credited_accounts">;
type Account = Head["credited_accounts"][number];

/** The line's part of its check's movements on special accounts; the parts of all lines add up to the check's. */
export function accountsOfLine(row: MovingLine, head: Head): Pick<Of<typeof SoldItem>, keyof Head> {
  const { special_account: paying } = head;
  const charges = row.charges as PricedCharge[]; // Written only by the sale, from the engine's.
  return {
    special_account:
      paying && row.account_amount !== null ? { ...paying, amount: written(-row.account_amount, paying) } : null,
    // A reserved check has credited nothing yet, although its lines have credits.
    credited_accounts: head.credited_accounts.flatMap((account) => {
      const own = charges.filter(({ special_account_id }) => special_account_id === account.special_account_id);
      const amount = own.reduce((all, charge) => all + minorOf(charge.amount, account), 0n);
      return own.length > 0 ? [{ ...account, amount: written(amount, account) }] : [];
    }),
  };
}

const unitOf = ({ type, unit }: Pick<Account, "type" | "unit">): AccountUnit => ({ kind: accountKindOf(type), unit });
const written = (amount: bigint, account: Account) => accountAmountText(amount, unitOf(account));

/** Reads a stored amount in the smallest part of its account's unit. */
export function minorOf(text: string, account: Pick<Account, "type" | "unit">): bigint {
  const amount = parseAccountAmount(text, unitOf(account));
  if (amount === undefined) throw new Error(`"${text}" was written where an amount of an account belongs.`);
  return amount;
}

/** The sum of amounts of one unit; null if there are none, or of several units. */
export function sumOf(accounts: readonly Account[]): { amount: string; unit: string } | null {
  const [first] = accounts;
  if (!first || accounts.some(({ unit }) => unit !== first.unit)) return null;
  const amount = accounts.reduce((all, account) => all + minorOf(account.amount, account), 0n);
  return { amount: written(amount, first), unit: first.unit };
}
