import { randomUUID } from "node:crypto";

type One = Record<string, unknown>;
interface Discount {
  type: "DISCOUNT" | "EXTRA_CHARGE";
  mode: "VALUE";
  value: number;
}
/** A receipt as the register was sent it. */
export interface SentReceipt {
  id: string;
  cashier_name?: string;
  goods: {
    good: { code: string; name: string; price: number; tax?: (number | string)[] };
    quantity: number;
    is_return: boolean;
    discounts: Discount[];
  }[];
  discounts: Discount[];
  payments: { type: "CASH" | "CASHLESS"; value: number; label?: string }[];
  rounding: boolean;
  related_receipt_id?: string;
}
/** A receipt as the register has it. */
interface Kept {
  sent: SentReceipt;
  /** What was paid for it, after the change. */
  total: number;
  answer: One;
}
interface Shift {
  id: string;
  serial: number;
  status: string;
  register: string;
}
/** What decides whether a register takes a receipt. */
interface Taking {
  receipts: Map<string, Kept>;
  shift: Shift | undefined;
  taxes: { code: number; symbol: string }[];
}
export type Said = [status: number, body: unknown];
/** What the tax service does next instead of registering. */
export interface TaxService {
  receiptRefusals: string[];
  shiftRefusals: string[];
  /** How often it is asked before it answers. */
  delay: number;
  signed: number;
}

export const words = (status: number, message: string, code: string | null = null): Said => [status, { message, code }];

/** A cash register with its shifts and receipts. */
export function openRegister(taxService: TaxService) {
  const register = {
    id: randomUUID(),
    /** By id: no id has two. */
    receipts: new Map<string, Kept>(),
    shift: undefined as Shift | undefined, // Filled when one is opened.
    shifts: new Map<string, One>(),
    taxes: [{ code: 1, symbol: "А" }],
    openShift,
    readShift,
    endShift,
    sell,
    readReceipt,
  };

  function openShift({ id }: One): Said {
    if (register.shift) return words(400, "Касир вже працює з даною касою");
    const refused = taxService.shiftRefusals.shift();
    const shift = { id: String(id), serial: register.shifts.size + 1, status: "OPENING", register: register.id };
    register.shift = refused === undefined ? shift : undefined;
    const kept = refused === undefined ? shown(shift) : shown({ ...shift, status: "CLOSED" }, refused);
    register.shifts.set(shift.id, kept);
    return [202, shown({ ...shift, status: "CREATED" })];
  }

  function readShift(): Said {
    const { shift } = register;
    if (!shift) return [200, null];
    const now = shown(shift);
    if (shift.status === "OPENING") shift.status = "OPENED";
    if (shift.status === "CLOSING") register.shift = undefined;
    return [200, now];
  }

  function endShift(): Said {
    if (register.shift?.status !== "OPENED") return words(400, "Зміну не відкрито", "shift.not_opened");
    register.shift.status = "CLOSING";
    return [202, shown(register.shift)];
  }

  function sell(sent: SentReceipt): Said {
    const refusal = refusalOf(register, sent);
    if (refusal) return refusal;
    const { id } = sent;
    const refused = taxService.receiptRefusals.shift();
    const answer: One =
      refused === undefined
        ? { id, status: "CREATED", fiscal_code: null }
        : { id, status: "ERROR", transaction: { status: "ERROR", response_error_message: refused } };
    register.receipts.set(id, { sent, total: totalOf(sent), answer });
    return [201, answer];
  }

  function readReceipt(id: string): Said {
    const kept = register.receipts.get(id);
    if (!kept) return words(404, "Чек не знайдено");
    if (kept.answer.status === "CREATED" && taxService.delay-- <= 0) {
      taxService.signed += 1;
      const fiscal_code = `FN-${taxService.signed}`;
      const tax_url = `https://cabinet.example/check?fn=${fiscal_code}`;
      kept.answer = { id, status: "DONE", fiscal_code, fiscal_date: new Date().toISOString(), tax_url };
    }
    return [200, kept.answer];
  }

  return register;
}
export type Register = ReturnType<typeof openRegister>;

/** Why a register does not take a receipt. */
function refusalOf(register: Taking, sent: SentReceipt): Said | undefined {
  if (register.shift?.status !== "OPENED") return words(400, "Зміну не відкрито", "shift.not_opened");
  if (register.receipts.has(sent.id)) return words(400, "Чек вже існує", "receipt.already_exists");
  const knows = (code: number | string) => register.taxes.some((tax) => tax.code === code || tax.symbol === code);
  const unknown = sent.goods.flatMap(({ good }) => good.tax ?? []).find((code) => !knows(code));
  if (unknown !== undefined) return words(400, `Податок ${unknown} не знайдено`);
  const total = totalOf(sent);
  const paid = sent.payments.reduce((all, { value }) => all + value, 0);
  const cash = sent.payments.reduce((all, { type, value }) => all + (type === "CASH" ? value : 0), 0);
  const fits = sent.goods.length > 0 && paid >= total && paid - total <= cash;
  return fits ? undefined : words(422, `Сума оплат ${paid} не дорівнює сумі чеку ${total}`);
}

const shown = ({ id, serial, status, register }: Shift, refused?: string): One => ({
  ...{ id, serial, status, cash_register: { id: register } },
  ...(refused !== undefined && { initial_transaction: { status: "ERROR", response_error_message: refused } }),
});

const changed = (amount: number, discounts: readonly Discount[]) =>
  discounts.reduce((all, { type, value }) => all + (type === "DISCOUNT" ? -value : value), amount);

/** What a receipt comes to: each line rounded to a kopeck, then the whole to ten of them where that is asked for. */
function totalOf({ goods, discounts, rounding }: SentReceipt): number {
  const lines = goods.map(({ good, quantity, discounts: own }) =>
    changed(Math.round((good.price * quantity) / 1000), own),
  );
  const sum = lines.reduce((all, line) => all + line, 0);
  const whole = changed(sum, discounts);
  return rounding ? Math.round(whole / 10) * 10 : whole;
}
