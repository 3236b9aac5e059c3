import type { Finals } from "../../src/sale/finalise.ts";
import type { PriceInput } from "../../src/sale/input.ts";
import { Chance } from "./chance.ts";

/** The delivered part of a reserved quantity: all, nothing, or a part. */
function delivered(chance: Chance, reserved: string): string {
  if (chance.in100(35)) return reserved;
  if (chance.in100(10)) return "0";
  const [whole = "0", fraction = ""] = reserved.split(".");
  const thousandths = Number(whole) * 1000 + Number(fraction.padEnd(3, "0"));
  const left = String(chance.between(0, thousandths)).padStart(4, "0");
  return `${left.slice(0, -3)}.${left.slice(-3)}`;
}

/** The completion of a reserved check by number: some lines in part, some not at all; the payments are left open. */
export function drawFinals(seed: number, number: number, input: PriceInput): Finals {
  const chance = new Chance(seed ^ 0x5eed, number);
  const named = input.lines.filter(() => chance.in100(70));
  return { lines: named.map(({ id, quantity }) => ({ id, quantity: delivered(chance, quantity) })) };
}
