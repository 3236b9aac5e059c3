import type { PaymentType } from "@patron/contract/enums";
import { Failure } from "@patron/contract/kit";
import { parseMoney } from "@patron/engine";
import type { Who } from "#kit/who.ts";
import type { ProgrammeSettings, SaleRequest, Site } from "./price-input.ts";

type Till = Pick<Site, "application" | "currency">;

/** Whether nobody unknown buys at a till. */
export function needsCustomer({ application }: Till, programme: ProgrammeSettings): boolean {
  return application.customer_required || programme.deny_anonymous_sale === true;
}

/** Fails if the till takes no tips, or not this payment. */
export function refuseAtTill(till: Till, { tip_amount, payments }: Pick<SaleRequest, "tip_amount" | "payments">): void {
  const tip = tip_amount != null && parseMoney(tip_amount, till.currency) !== 0n;
  if (tip && !till.application.tips_enabled) throw new Failure("sale.tip_not_allowed");
  refusePaymentTypes(till, payments);
}

/** Fails for the first payment of a type that the till does not take. */
export function refusePaymentTypes(
  { application: { payment_types_allowed: allowed } }: Till,
  payments: readonly { payment_type: PaymentType }[] | null | undefined,
): void {
  const index = payments?.findIndex(({ payment_type }) => !isTaken(allowed, payment_type)) ?? -1;
  if (index >= 0) throw new Failure("payments.type_not_allowed", { details: { index } });
}

/** Whether the till takes every method that money moves by. */
export function takesPayments({ application: { payment_types_allowed: allowed } }: Till, payments: Paid): boolean {
  return payments.every(({ payment_type, amount }) => Number(amount) === 0 || isTaken(allowed, payment_type));
}
/** A till with no methods chosen takes all. */
const isTaken = (allowed: readonly PaymentType[], type: PaymentType) => allowed.length === 0 || allowed.includes(type);

/** Fails if something is missing that the till asks for before it stores a check. */
export function refuseIncomplete({ application }: Till, { odometer, vehicle_id }: SaleRequest): void {
  if (application.odometer === "yes" && odometer == null) throw new Failure("sale.odometer_missing");
  if (application.vehicle_id === "yes" && vehicle_id == null) throw new Failure("sale.vehicle_missing");
}

/** Whether money in cash must not move without an open shift: at the till itself, if its settings say so. */
export function needsShift({ application }: Pick<Site, "application">, who: Who, payments: Paid): boolean {
  const isAtTill = who.kind === "terminal" && application.cash_shift_required;
  return isAtTill && payments.some(({ payment_type, amount }) => payment_type === "cash" && Number(amount) !== 0);
}
type Paid = readonly { payment_type: PaymentType; amount: string }[];
