import type { Goods } from "../draft.ts";
import { exactlyOne, onlyMatch, withCode } from "./found-goods.ts";
import { readMultiplier } from "./multiplier.ts";
import { receiptToken } from "./receipt-token.ts";

/** What a till does with what was scanned or entered. */
export type Scanned =
  | { kind: "receipt"; token: string }
  | { kind: "goods"; goods: Goods; quantity: string | undefined };

/** The receipt or the item that a scanned or entered text means; undefined: none, or several items. */
export function readScan(items: readonly Goods[], value: string, withUnpriced: boolean): Scanned | undefined {
  const token = receiptToken(value);
  if (token) return { kind: "receipt", token };
  const { quantity, text } = readMultiplier(value);
  const goods = exactlyOne(items, text, withUnpriced) ?? onlyMatch(items, text, withUnpriced);
  return goods && { kind: "goods", goods, quantity };
}

/** A code that was read by a camera: also an item that cannot be sold by it alone. */
export type CameraScan = Scanned | { kind: "unpriced"; goods: Goods } | { kind: "several"; code: string };

/** The same of a code from a camera, which reads a whole code and never a part of one; undefined: no item has it. */
export function readCode(items: readonly Goods[], code: string, withUnpriced: boolean): CameraScan | undefined {
  const found = formsOf(code).flatMap((form) => withCode(items, form).map((goods) => ({ goods, form })));
  const [first] = found;
  if (!first) return receiptOf(code);
  if (found.length > 1) return { kind: "several", code: first.form };
  return readScan(items, first.form, withUnpriced) ?? { kind: "unpriced", goods: first.goods };
}

function receiptOf(code: string): Scanned | undefined {
  const token = receiptToken(code);
  return token === undefined ? undefined : { kind: "receipt", token };
}

/** UPC-A is EAN-13 with a zero before it, and readers say either. */
function formsOf(code: string): string[] {
  if (/^\d{12}$/.test(code)) return [code, `0${code}`];
  return /^0\d{12}$/.test(code) ? [code, code.slice(1)] : [code];
}
