import type { FiscalDevice, FiscalOutcome, FiscalState } from "../fiscal-device.ts";
import { CheckboxFault, type Reaching } from "./ask.ts";
import { textOf } from "./fields.ts";
import { findReceipt, sendReceipt, settled } from "./receipts.ts";
import { type CheckboxSettings, openSession, type Session } from "./session.ts";
import { endShift, isElsewhere, readShift } from "./shift.ts";

/**
 * A cash register at Checkbox (https://wiki.checkbox.ua), the Ukrainian software that registers sales with the tax service. A receipt keeps the id that
 * it is sent with, so one that has arrived is found by it and never made a second time.
 */
export function openCheckbox(settings: CheckboxSettings, reaching: Reaching): FiscalDevice {
  const session = openSession(settings, reaching);
  return {
    register: (receipt, isRepeat) =>
      guarded(async () => {
        // A wrong licence is said as such, whatever the first request is about.
        await session.register();
        const known = isRepeat ? await findReceipt(session, receipt.id) : undefined;
        return known ? settled(session, receipt.id, known) : sendReceipt(session, receipt);
      }),
    find: (id) => guarded(() => findReceipt(session, id)),
    closeShift: () => guarded(() => endShift(session)),
    check: () => check(session),
  };
}

async function guarded<T>(work: () => Promise<T>): Promise<T | FiscalOutcome> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof CheckboxFault)) throw error;
    const { problem, said: text, isCertain } = error;
    return { state: isCertain ? "refused" : "failed", problem, text };
  }
}

async function check(session: Session): Promise<FiscalState> {
  const state: FiscalState = {
    ...{ problem: null, said: null, registerNumber: null, address: null },
    ...{ isTest: false, isShiftOpen: false, taxes: [] },
  };
  try {
    const register = await session.register();
    const { number: registerNumber, address, isTest } = register;
    Object.assign(state, { registerNumber, address, isTest });
    const shift = await readShift(session);
    const { rows } = await session.ask({ method: "GET", path: "tax" });
    const taxes = rows.flatMap(({ code, symbol }) => [textOf(code), textOf(symbol)]).filter(Boolean);
    const problem = isElsewhere(shift, register) ? "register-busy" : null;
    return { ...state, isShiftOpen: shift?.status === "OPENED", taxes, problem };
  } catch (error) {
    if (error instanceof CheckboxFault) return { ...state, problem: error.problem, said: error.said };
    throw error;
  }
}
