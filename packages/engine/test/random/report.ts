import type { PriceInput } from "../../src/sale/input.ts";
import { seed } from "../cases.ts";
import { smallest } from "./smaller.ts";

/** The problem with a check; undefined if there is none. */
export type Complaint = (input: PriceInput) => string | undefined;

function quietly(complaint: Complaint, input: PriceInput): string | undefined {
  try {
    return complaint(input);
  } catch {
    // Smaller than an input can be.
    return undefined;
  }
}

/** The failure of a case, with how to repeat it and the smallest check with the same kind of failure. */
export function failure(name: string, number: number, input: PriceInput, complaint: Complaint): Error {
  const kind = (text: string | undefined) => text?.split(":")[0]?.replaceAll(/\d+/g, "");
  const first = kind(complaint(input));
  const small = smallest(input, (tried) => kind(quietly(complaint, tried)) === first);
  return new Error(
    [
      `${name}: ${complaint(small)}`,
      `Repeat: npm run oracle -- --seed ${seed} --case ${number}`,
      `Smallest: ${JSON.stringify(small)}`,
    ].join("\n"),
  );
}
