import type { PricedCheck, PriceInput } from "@patron/engine";
import { packed, unpacked } from "#kit/pack.ts";

/** Compresses the stored input and result of a calculation, because traces are repetitive and numerous. */
export function pack(value: PriceInput | PricedCheck): Buffer {
  return packed(value);
}
/** The pricing input of a transaction. */
export function unpackInput(bytes: Buffer): PriceInput {
  return unpacked(bytes) as PriceInput; // Written by `pack` and never changed.
}
/** The engine's check with its trace. */
export function unpackCheck(bytes: Buffer): PricedCheck {
  return unpacked(bytes) as PricedCheck; // Written by `pack` and never changed.
}
