import type { LineInput } from "@patron/engine";

const notes = [50, 100, 200, 500, 1_000];

/** The banknotes that a customer hands over for a check before discounts and added taxes. */
export function tenderFor(lines: readonly Pick<LineInput, "quantity" | "master_prices">[]): string {
  const most = lines.reduce((sum, { quantity, master_prices }) => {
    return sum + Number(quantity) * Number(master_prices?.at(-1)?.price ?? 0) * 1.06 + 1;
  }, 0);
  const note = notes.find((one) => one >= most) ?? Math.ceil(most / 500) * 500;
  return `${note}.00`;
}
