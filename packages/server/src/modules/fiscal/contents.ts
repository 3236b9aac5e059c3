import type { Language } from "@patron/contract/enums";
import { ownLabels } from "@patron/contract/labels";
import { divide, parseMoney, parseQuantity, parseUnitPrice } from "@patron/engine/money";
import type { Tenant } from "#kit/tenant.ts";
import type { FiscalLine, FiscalPayment, FiscalReceipt } from "../../adapters/fiscal-device.ts";
import { readDone } from "../transactions/public.ts";
import type { Claimed } from "./queries.ts";

type Done = NonNullable<Awaited<ReturnType<typeof readDone>>>;
type Check = Done["check"];

const size = (amount: bigint) => (amount < 0n ? -amount : amount);
/** A unit price has two decimals more than the currency of every device. */
const unitPriceParts = 100n;
const one = 1000n;

/** A transaction as a device registers it: a refund and a cancellation return what they are about. */
export async function readContents(
  tenant: Tenant,
  { transaction_id, kind, device_receipt_id: id }: Claimed,
  { language, relatedId }: { language: Language; relatedId: string | null },
): Promise<FiscalReceipt> {
  const done = await readDone(tenant, transaction_id ?? "");
  if (!done) throw new Error("What is registered has its check.");
  const { transaction, check } = done;
  const { currency, totals } = check;
  const money = (text: string) => size(parseMoney(text, currency) ?? 0n);
  // A cancelled sale is positive, and its return takes off what it has rounded up.
  const rounding = parseMoney(totals.rounding_amount, currency) ?? 0n;
  return {
    ...{ id, isReturn: kind !== "sale", relatedId, currency },
    lines: [...check.items.map((item) => lineOf(item, money)), ...extrasOf(check, language, money)],
    payments: paymentsOf(check, kind === "sale", language, money),
    rounding: kind === "refund" ? -rounding : rounding,
    total: money(totals.amount_to_pay),
    cashier: transaction.business_staff?.title ?? null,
  };
}

type Money = (text: string) => bigint;

function lineOf(
  { code, title, quantity, price_posted, amount_to_pay, taxes }: Check["items"][number],
  money: Money,
): FiscalLine {
  return {
    ...{ code, name: title },
    price: divide(parseUnitPrice(price_posted) ?? 0n, unitPriceParts),
    quantity: size(parseQuantity(quantity) ?? 0n),
    due: money(amount_to_pay),
    taxes: [...new Set(taxes.flatMap(({ code: tax }) => tax ?? []))],
  };
}

/** Delivery and tip are lines of their own, without taxes. */
function extrasOf({ totals }: Check, language: Language, money: Money): FiscalLine[] {
  return (["delivery_amount", "tip_amount"] as const).flatMap((name) => {
    const due = money(totals[name]);
    const title = ownLabels.transactions.fields[name][language];
    return due === 0n ? [] : [{ code: name, name: title, price: due, quantity: one, due, taxes: [] }];
  });
}

/** What was handed over in cash is shown with its change. Without a named method it counts as cash. */
function paymentsOf({ payments, totals }: Check, isSale: boolean, language: Language, money: Money): FiscalPayment[] {
  const names = ownLabels.transactions.values.payment_type;
  if (payments.length === 0)
    return [{ isCash: true, label: names.cash[language], amount: money(totals.amount_to_pay) }];
  return payments.map(({ payment_type, amount, tendered }) => ({
    isCash: payment_type === "cash",
    label: names[payment_type][language],
    amount: money(isSale ? (tendered ?? amount) : amount),
  }));
}
