import type { PaymentType } from "@patron/contract/enums";
import { useMessages } from "#kit/messages.ts";
import { registerMessages } from "../messages.ts";

/** The names of payment methods at a till. */
export function useMethods(): Record<PaymentType, string> {
  const t = useMessages(registerMessages);
  return {
    ...{ cash: t.cash, "bank-card": t.card, "bank-card-external": t.cardElsewhere },
    ...{ "mobile-app": t.mobileApp, "special-account": t.account },
  };
}
