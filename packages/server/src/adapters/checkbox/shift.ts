import { setTimeout as pause } from "node:timers/promises";
import { newId } from "#kit/id.ts";
import type { FiscalOutcome } from "../fiscal-device.ts";
import { said } from "../messages/provider.ts";
import { type Answer, CheckboxFault, wordsOf } from "./ask.ts";
import { partOf, textOf } from "./fields.ts";
import type { Register, Session } from "./session.ts";

/** How often the tax service is waited for: it signs within seconds, and what takes longer is asked about later. */
export const questions = 11;
const [firstPauseMs, longestPauseMs] = [50, 1_000];
/** Waits before the next question, each time longer. */
export const pauseAfter = (asked: number) => pause(Math.min(firstPauseMs * 2 ** asked, longestPauseMs));

interface Shift {
  status: string;
  number: string;
  registerId: string;
}

/** The shift of the cashier that is not closed. */
export async function readShift({ ask }: Session): Promise<Shift | undefined> {
  const { isOk, fields } = await ask({ method: "GET", path: "cashier/shift" });
  if (!isOk) throw new CheckboxFault("shift-refused", wordsOf(fields), true);
  if (!fields || fields.status === "CLOSED") return undefined;
  const { status, serial, cash_register } = fields;
  return { status: textOf(status), number: textOf(serial), registerId: textOf(partOf(cash_register).id) };
}

/** Whether the cashier's shift is at another register. */
export const isElsewhere = (shift: Shift | undefined, { id }: Register): boolean =>
  shift !== undefined && shift.registerId !== "" && id !== "" && shift.registerId !== id;

/** Opens a shift if none is open; throws if the tax service refuses it, or takes too long. */
export async function ensureShift(session: Session): Promise<void> {
  const register = await session.register();
  let shift = await readShift(session);
  let openedId: string | undefined;
  for (let asked = 0; asked < questions; asked++) {
    if (isElsewhere(shift, register)) throw new CheckboxFault("register-busy", null, true);
    if (shift?.status === "OPENED") return;
    if (!shift && openedId) await refuseClosed(session, openedId);
    else if (!shift) {
      openedId = newId();
      shift = await openShift(session, openedId);
      if (shift) continue;
    }
    await pauseAfter(asked);
    shift = await readShift(session);
  }
  throw new CheckboxFault("shift-refused", "The shift is being opened.", true);
}

/** Asks for a shift; returns one that somebody else has opened meanwhile. */
async function openShift(session: Session, id: string): Promise<Shift | undefined> {
  const opened = await session.ask({ method: "POST", path: "shifts", body: { id } });
  if (opened.isOk) return undefined;
  const other = await readShift(session);
  if (other) return other;
  throw new CheckboxFault(isBusy(opened) ? "register-busy" : "shift-refused", wordsOf(opened.fields), true);
}

/** Both ways in which the service says that a register or a cashier is taken. */
const isBusy = ({ fields }: Answer) => /зайнята|вже працює/.test(textOf(fields?.message));

async function refuseClosed({ ask }: Session, id: string): Promise<void> {
  const { fields } = await ask({ method: "GET", path: `shifts/${id}` });
  if (fields?.status === "CLOSED")
    throw new CheckboxFault("shift-refused", refusalOf(fields.initial_transaction), true);
}

/** The words of the tax service about what was sent to it. */
export const refusalOf = (transaction: unknown) => said(textOf(partOf(transaction).response_error_message));

/** Ends the shift; without one there is nothing to do. */
export async function endShift(session: Session): Promise<FiscalOutcome> {
  const begun = await readShift(session);
  const ended = () => ({ state: "registered", number: begun?.number ?? "", at: new Date(), url: null }) as const;
  if (!begun) return ended();
  if (begun.status === "OPENED") {
    const closing = await session.ask({ method: "POST", path: "shifts/close", body: {} });
    const isGone = closing.fields?.code === "shift.not_opened";
    if (!closing.isOk && !isGone) return { state: "refused", problem: "shift-refused", text: wordsOf(closing.fields) };
  }
  for (let asked = 0; asked < questions; asked++) {
    if (!(await readShift(session))) return ended();
    await pauseAfter(asked);
  }
  return { state: "accepted", text: null };
}
