// Generated from the contract by tools/generate-contract.ts; change the contract, not this file.
import type { FormRules } from "../../kit/rules.ts";

/** What a form must hold before it is worth sending, by call and field. */
export const rules = {
  change: {"quiet_from":{"kind":"time","nullable":true},"quiet_to":{"kind":"time","nullable":true},"month_limit":{"kind":"decimal","nullable":true,"unit":"money","digits":3}},
} satisfies Record<string, FormRules>;
