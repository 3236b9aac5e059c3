import type { Tenant } from "#kit/tenant.ts";
import { type Gap, prove } from "../../ledger/proof.ts";
import { recomputeSample } from "../recompute/public.ts";

/** Checks the books of the current business, and that a sample of its sales prices the same as when they were sold. */
export async function proveAll(tenant: Tenant, now: Date): Promise<Gap[]> {
  const gaps = await prove(tenant);
  const { different } = await recomputeSample(tenant, now);
  for (const { id, at, stored, computed } of different)
    gaps.push({
      promise: "sales-price-the-same",
      subject: id,
      found: shortened(`${at} ${stored}`.trim()),
      expected: shortened(computed),
    });
  return gaps;
}

/** As much of a text as a gap holds. */
function shortened(text: string): string {
  return text.length > 60 ? `${text.slice(0, 59)}…` : text;
}
