import { TILL_PAYMENT_TYPES, type TillPaymentType } from "@patron/contract/enums";
import { useMessages } from "#kit/messages.ts";
import { SegmentedControl } from "#ui/fields/segmented-control.tsx";
import type { Paid } from "../draft.ts";
import { registerMessages } from "../messages.ts";
import type { Application } from "../till-facts.ts";

export type Ending = "pay" | "reserve";
export type PaymentMethod = TillPaymentType | "account" | "later";

/** The payment of a method other than an account. A reservation is paid when it is finished. */
export function paidIn(method: PaymentMethod, given: string | null): Paid {
  if (method === "account" || method === "later") return {};
  return { payments: [{ payment_type: method, ...(method === "cash" && given ? { tendered: given } : {}) }] };
}

/** What the till can be paid with: cash and cards unless its settings name others. An account is offered only if the customer has one, and `byCard` is false where its card reader cannot be reached. */
export function methodsFor(
  how: Ending,
  { payment_types_allowed: allowed }: Application,
  { byAccount, byCard = true }: { byAccount: boolean; byCard?: boolean },
): PaymentMethod[] {
  const account = byAccount && (allowed.length === 0 || allowed.includes("special-account"));
  const taken = allowed.length === 0 ? usual : TILL_PAYMENT_TYPES.filter((type) => allowed.includes(type));
  const now = taken.filter((type) => byCard || type !== "bank-card");
  return [...(how === "pay" ? now : ["later" as const]), ...(account ? ["account" as const] : [])];
}
const usual: readonly TillPaymentType[] = ["cash", "bank-card"];

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
