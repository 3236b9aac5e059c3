// Generated from the contract by tools/generate-contract.ts; change the contract, not this file.
import type { FormRules } from "../../kit/rules.ts";

/** What a form must hold before it is worth sending, by call and field. */
export const rules = {
  changeSettings: {"events":{"kind":"list"},"refund_from":{"kind":"decimal","nullable":true,"unit":"money","digits":3},"report_hour":{"kind":"whole","min":0,"max":23}},
  changeTerminalSettings: {"events":{"kind":"list"}},
  read: {"ids":{"kind":"ids","entity":"notification"}},
} satisfies Record<string, FormRules>;
