import { Failure } from "@patron/contract/kit";
import type { ledger } from "@patron/engine";
import { type AccountUnit, accountAmountText } from "@patron/engine/money";

/** The failure for a ledger refusal, with the same code; amounts are in the account's unit. */
export function refused(account: AccountUnit, { code, details }: Refusal): Failure {
  const texts = Object.entries(details).map(([name, value]) => [
    name,
    typeof value === "bigint" ? accountAmountText(value, account) : value,
  ]);
  return new Failure(code, { details: Object.fromEntries(texts) as Record<string, unknown> }); // Pairs of a name and a value.
}
type Refusal = Extract<ledger.Decision, { ok: false }>["refusal"];
