import type { terminals } from "@patron/contract";
import type { CarData } from "@patron/contract/enums";
import type { ReplyOf } from "@patron/contract/kit";

/** How the application on a terminal works. */
export type Application = Omit<ReplyOf<typeof terminals.application>, "version">;

const defaults: Application = {
  identification_methods: [],
  payment_types_allowed: [],
  customer_required: false,
  price_entry: "none",
  print_receipt: false,
  receipt_template: "business",
  receipt_copies: 1,
  receipt_paper: "80-mm",
  idle_timeout_s: 0,
  allow_cancel_by_steward_code: false,
  cash_shift_required: false,
  odometer: "no",
  vehicle_id: "no",
  tips_enabled: false,
  tips_presets: [],
};

/** The stored settings of a terminal's application, with defaults for absent ones. */
export function applicationOf(settings: unknown): Application {
  return { ...defaults, ...(settings as Partial<Application>) }; // Written only from this shape.
}

const strictness = ["no", "possible", "yes"] as const;

/** What a payment requires where both an account and a terminal have a say. */
export function stricter(one: CarData, other: CarData): CarData {
  return strictness.indexOf(one) > strictness.indexOf(other) ? one : other;
}
