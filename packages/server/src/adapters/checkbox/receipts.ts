import type { FiscalOutcome, FiscalReceipt } from "../fiscal-device.ts";
import { CheckboxFault, wordsOf } from "./ask.ts";
import { textOf } from "./fields.ts";
import { payloadOf } from "./payload.ts";
import type { Session } from "./session.ts";
import { ensureShift, pauseAfter, questions, refusalOf } from "./shift.ts";

/** What became of a receipt by its id; undefined if it has not arrived. */
export async function findReceipt({ ask }: Session, id: string): Promise<FiscalOutcome | undefined> {
  const answer = await ask({ method: "GET", path: `receipts/${id}` });
  if (answer.status === 404) return undefined;
  if (!answer.isOk || !answer.fields) throw new CheckboxFault("service-failed", wordsOf(answer.fields), false);
  return outcomeOf(answer.fields);
}

/** The outcome, once it is certain or has been waited for long enough. */
export async function settled(session: Session, id: string, first: FiscalOutcome): Promise<FiscalOutcome> {
  let outcome = first;
  for (let asked = 0; asked < questions && outcome.state === "accepted"; asked++) {
    await pauseAfter(asked);
    outcome = (await findReceipt(session, id)) ?? outcome;
  }
  return outcome;
}

export async function sendReceipt(session: Session, receipt: FiscalReceipt): Promise<FiscalOutcome> {
  if (receipt.currency !== "UAH")
    return { state: "refused", problem: "receipt-refused", text: `Checkbox registers UAH, not ${receipt.currency}.` };
  await ensureShift(session);
  const asking = { method: "POST", path: "receipts/sell", body: payloadOf(receipt) } as const;
  let answer = await session.ask(asking);
  if (answer.fields?.code === "shift.not_opened") {
    // It ended between the two requests.
    await ensureShift(session);
    answer = await session.ask(asking);
  }
  if (answer.isOk && answer.fields) return settled(session, receipt.id, outcomeOf(answer.fields));
  // One with this id may have arrived before this request.
  const known = await findReceipt(session, receipt.id);
  if (known) return settled(session, receipt.id, known);
  return { state: "refused", problem: "receipt-refused", text: wordsOf(answer.fields) };
}

/** What a receipt says of itself. One that failed is never registered, and its id is used up. */
function outcomeOf({ status, fiscal_code, fiscal_date, tax_url, transaction }: Record<string, unknown>): FiscalOutcome {
  const at = new Date(textOf(fiscal_date));
  const number = textOf(fiscal_code);
  if (status === "DONE" && number !== "")
    return {
      ...{ state: "registered", number },
      at: Number.isNaN(at.getTime()) ? new Date() : at,
      url: /^https?:\/\//.test(textOf(tax_url)) ? textOf(tax_url) : null,
    };
  if (status === "ERROR" || status === "CANCELLED")
    return { state: "refused", problem: "receipt-refused", text: refusalOf(transaction), isOver: true };
  return { state: "accepted", text: null };
}
