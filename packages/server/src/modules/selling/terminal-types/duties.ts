import { REFUSED_DUTIES, type TerminalDuty } from "@patron/contract/enums";
import { Failure } from "@patron/contract/kit";
import { parseQuantity } from "@patron/engine/money";
import type { Tenant } from "#kit/tenant.ts";
import type { Prepared, SaleRequest, Site } from "../price-input.ts";
import { readSite } from "../site.ts";

/** Fails if terminals of this type do not do it. */
export function refuseDutyAt({ terminal_type }: Pick<Site, "terminal_type">, duty: TerminalDuty): void {
  if (REFUSED_DUTIES[terminal_type].includes(duty)) throw new Failure("terminal.type_refuses", { details: { duty } });
}

/** The same for a terminal whose site is not read yet. */
export async function refuseDuty(tenant: Tenant, terminalId: string, duty: TerminalDuty): Promise<void> {
  refuseDutyAt(await readSite(tenant, terminalId), duty);
}

/** Fails if a check is not what terminals of this type sell. A price needs no payment yet. */
export function refuseByType(site: Site, { rule_ids, payments }: SaleRequest, mode: "dry" | "sell"): void {
  if (mode === "sell") refuseDutyAt(site, "sell");
  if ((rule_ids ?? []).length > 0) refuseDutyAt(site, "manual-rules");
  // Its application takes no other payments; one has to be given.
  if (mode === "sell" && site.terminal_type === "prepaid-services" && (payments ?? []).length === 0)
    throw new Failure("payments.type_not_allowed");
}

/** Fails if a road tanker would deliver more litres at once than it holds: a slip of the keys. */
export function refuseBeyondTank({ tank_capacity }: Site, goods: Prepared["goods"], request: SaleRequest): void {
  if (tank_capacity === null) return;
  const litres = request.items.map((line, index) => {
    const unit = goods.get(line.line_id ?? String(index + 1))?.unit;
    return unit === "L" ? (parseQuantity(line.quantity) ?? 0n) : 0n;
  });
  const sum = litres.reduce((total, one) => total + one, 0n);
  if (sum > BigInt(tank_capacity) * 1000n)
    throw new Failure("sale.beyond_tank", { details: { litres: tank_capacity } });
}
