import { Failure, type Of } from "@patron/contract/kit";
import type { CheckBody } from "@patron/contract/term";
import type { PaymentInput } from "@patron/engine";

/** The payments of a request in the engine's format. A special account must be named, other types must not name one. */
export function paymentsOf(payments: Of<typeof CheckBody>["payments"]): PaymentInput[] | null {
  if (!payments) return null;
  return payments.map(({ payment_type, amount, tendered, special_account_id }, index) => {
    if ((payment_type === "special-account") !== (special_account_id != null))
      throw new Failure("sale.malformed", { details: { path: `payments.${index}.special_account_id` } });
    return {
      payment_type,
      ...(amount != null && { amount }),
      ...(tendered != null && { tendered }),
      ...(special_account_id != null && { special_account: { id: special_account_id } }),
    };
  });
}
