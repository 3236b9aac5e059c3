import type { Finals, PricedCheck, PriceInput } from "@patron/engine";
import { type Dictionary, packed, packedSharing, sharedReader, unpacked } from "#kit/records/pack.ts";
import type { Tenant } from "#kit/tenant.ts";
import { currentDictionary, dictionariesOf } from "./dictionary.ts";

/** Compresses the results of calculations and what they came from, because traces are repetitive and numerous. */
export interface Packer {
  check(value: PricedCheck): Buffer;
  input(value: PriceInput): Buffer;
  /** How a reserved check was finished. */
  finals(value: Finals): Buffer;
}

export function packerWith(dictionary: Dictionary | undefined): Packer {
  return {
    check: (value) => packed(value, dictionary),
    // Most of an input are the rules, which sale after sale shares while they are in force.
    input: (value) =>
      value.rules ? packedSharing(value, "rules", value.rules, dictionary) : packed(value, dictionary),
    finals: (value) => packed(value, dictionary),
  };
}

/** Compresses with the dictionary that the business uses now. */
export async function packerOf(tenant: Tenant): Promise<Packer> {
  return packerWith(await currentDictionary(tenant));
}

/** The columns of a transaction that explain it. */
interface Explained {
  input?: Uint8Array | null;
  trace?: Uint8Array | null;
  finals?: Uint8Array | null;
}
type Bytes = Uint8Array;

/** Reads the inputs of many transactions, whose rules are read once while they stay the same. */
export const inputReader = sharedReader;

/** Reads stored values. Inputs share their rules while these are the same. */
export interface Unpacker {
  input(bytes: Bytes): PriceInput;
  check(bytes: Bytes): PricedCheck;
  finals(bytes: Bytes): Finals;
}

/** A reader for what some transactions store. One that goes on after another, for many of them, shares their rules too. */
export async function unpackerOf(
  tenant: Tenant,
  rows: readonly Explained[],
  readInput: ReturnType<typeof sharedReader> = sharedReader(),
): Promise<Unpacker> {
  const of = await dictionariesOf(
    tenant,
    rows.flatMap(({ input, trace, finals }) => [input, trace, finals]),
  );
  // Whatever is stored was written by the functions above and never changed.
  return {
    input: (bytes) => readInput(bytes, of(bytes)) as PriceInput,
    check: (bytes) => unpacked(asBuffer(bytes), of(bytes)) as PricedCheck,
    finals: (bytes) => unpacked(asBuffer(bytes), of(bytes)) as Finals,
  };
}

/** The engine's check with its trace. */
export async function unpackCheck(tenant: Tenant, trace: Bytes): Promise<PricedCheck> {
  return (await unpackerOf(tenant, [{ trace }])).check(trace);
}
/** The pricing input of a transaction. */
export async function unpackInput(tenant: Tenant, input: Bytes): Promise<PriceInput> {
  return (await unpackerOf(tenant, [{ input }])).input(input);
}

const asBuffer = ({ buffer, byteOffset, byteLength }: Bytes) => Buffer.from(buffer, byteOffset, byteLength);
