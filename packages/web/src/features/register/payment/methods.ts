import { TILL_PAYMENT_TYPES, type TillPaymentType } from "@patron/contract/enums";
import type { Application } from "../till-facts.ts";

export type Ending = "pay" | "reserve";
export type PaymentMethod = TillPaymentType | "account" | "later";

/** What the till can be paid with: cash and cards unless its settings name others. An account is offered only if the customer has one, and `byCard` is false where its card reader cannot be reached. */
export function methodsFor(
  how: Ending,
  { payment_types_allowed: allowed }: Pick<Application, "payment_types_allowed">,
  { byAccount, byCard }: { byAccount: boolean; byCard: boolean },
): PaymentMethod[] {
  const account = byAccount && (allowed.length === 0 || allowed.includes("special-account"));
  const taken = allowed.length === 0 ? usual : TILL_PAYMENT_TYPES.filter((type) => allowed.includes(type));
  const now = taken.filter((type) => byCard || type !== "bank-card");
  return [...(how === "pay" ? now : ["later" as const]), ...(account ? ["account" as const] : [])];
}
const usual: readonly TillPaymentType[] = ["cash", "bank-card"];
