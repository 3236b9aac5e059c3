import type { customerAccounts } from "@patron/contract";
import { type BodyOf, Failure } from "@patron/contract/kit";
import { ledger } from "@patron/engine";
import { personOf, type Who } from "#kit/who.ts";
import { amountIn } from "./amounts.ts";
import { lifeOf, lifeOfCorrection } from "./life.ts";
import { type Actor, moveAccount, requireComment } from "./move.ts";
import type { CustomerAccountRow } from "./views.ts";

type Refill = BodyOf<typeof customerAccounts.refill>;
type Adjustment = BodyOf<typeof customerAccounts.adjust>;
type WriteOff = BodyOf<typeof customerAccounts.writeOff>;

/** Credits a customer's payment to an account. Returns the transaction's id. */
export async function refillAccount(actor: Actor, row: CustomerAccountRow, body: Refill): Promise<string> {
  if (!row.active) throw new Failure("customer_account.inactive");
  await requireComment(actor.tenant, body.comment);
  const amount = amountIn(row, body.amount);
  const { comment, payment_type, document_number, document_date, expire_date } = body;
  const particulars = { comment, payment_type, document_number, document_date };
  return moveAccount(actor, row, {
    type: "special-account-refill",
    ...particulars,
    decide: (state, day) => ledger.refill(state, amount, lifeOf(row, day, expire_date)),
  });
}

/** Adjusts an account by an amount, or to a balance. */
export async function adjustAccount(actor: Actor, row: CustomerAccountRow, body: Adjustment): Promise<string> {
  const { amount, balance, comment } = body;
  if ((amount === undefined) === (balance === undefined)) throw new Failure("adjustment.ambiguous");
  const requested = amountIn(row, balance ?? amount ?? "", balance === undefined ? "amount" : "balance");
  return moveAccount(actor, row, {
    type: "special-account-adjust",
    comment,
    decide: (state, day) =>
      ledger.adjust(state, balance === undefined ? { delta: requested } : { balance: requested }, day, {
        kind: "ordinary",
        expire_date: lifeOfCorrection(row, day),
      }),
  });
}

/** Debits an account within its credit or, if forced, beyond it. */
export async function writeOffAccount(actor: Actor, row: CustomerAccountRow, body: WriteOff): Promise<string> {
  const { force = false, comment } = body;
  if (force && !mayForce(actor.who)) throw new Failure("access.denied");
  await requireComment(actor.tenant, comment);
  const amount = amountIn(row, body.amount);
  return moveAccount(actor, row, {
    type: "special-account-write-off",
    comment,
    decide: (state, day) => ledger.writeOff(state, amount, day, force),
  });
}

/** Only owners and business managers may exceed the credit. */
function mayForce(who: Who): boolean {
  const { access, modelActive, roles } = personOf(who);
  return access !== "business-staff" || !modelActive || roles.includes("business-manager");
}
