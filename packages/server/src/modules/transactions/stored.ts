import type { Finals, PricedCheck, PriceInput } from "@patron/engine";
import { packed, packedSharing, sharedReader, unpacked } from "#kit/records/pack.ts";

/** Compresses the stored result of a calculation, because traces are repetitive and numerous. */
export function pack(value: PricedCheck): Buffer {
  return packed(value);
}
/** Compresses the stored input of a calculation. Most of it are the rules, which sale after sale shares while they are in force. */
export function packInput(value: PriceInput): Buffer {
  return value.rules ? packedSharing(value, "rules", value.rules) : packed(value);
}
/** The pricing input of a transaction. */
export function unpackInput(bytes: Buffer): PriceInput {
  return unpacked(bytes) as PriceInput; // Written by `packInput` and never changed.
}
/** A reader of the inputs of many transactions, which share their rules while these are the same. */
export function inputReader(): (bytes: Uint8Array) => PriceInput {
  return sharedReader() as (bytes: Uint8Array) => PriceInput; // Written by `packInput` and never changed.
}
/** Compresses how a reserved check was finished. */
export function packFinals(value: Finals): Buffer {
  return packed(value);
}
export function unpackFinals(bytes: Buffer): Finals {
  return unpacked(bytes) as Finals; // Written by `packFinals` and never changed.
}
/** The engine's check with its trace. */
export function unpackCheck(bytes: Buffer): PricedCheck {
  return unpacked(bytes) as PricedCheck; // Written by `pack` and never changed.
}
