import { useMessages } from "#kit/messages.ts";
import { SegmentedControl } from "#ui/fields/segmented-control.tsx";
import type { Paid } from "../draft.ts";
import { registerMessages } from "../messages.ts";
import type { PaymentMethod } from "./methods.ts";

/** The payment of a method other than an account. A reservation is paid when it is finished. */
export function paidIn(method: PaymentMethod, given: string | null): Paid {
  if (method === "account" || method === "later") return {};
  return { payments: [{ payment_type: method, ...(method === "cash" && given ? { tendered: given } : {}) }] };
}

interface MethodsProps {
  methods: readonly PaymentMethod[];
  method: PaymentMethod;
  onChange: (method: PaymentMethod) => void;
}

/** Payment methods; a single one needs no choice, and a reservation is mostly paid later. */
export function Methods({ methods, method, onChange }: MethodsProps) {
  const t = useMessages(registerMessages);
  if (methods.length === 1 && method === "later") return null;
  const labels: Record<PaymentMethod, string> = {
    cash: t.cash,
    "bank-card": t.card,
    "bank-card-external": t.cardElsewhere,
    "mobile-app": t.mobileApp,
    account: t.account,
    later: t.payLater,
  };
  const segments = methods.map((value) => ({ value, label: labels[value] }));
  return (
    <SegmentedControl size="lg" aria-label={t.takePayment} value={method} onChange={onChange} segments={segments} />
  );
}
