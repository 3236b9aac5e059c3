import type { refunds } from "@patron/contract";
import type { RefundTills } from "@patron/contract/enums";
import { Failure, type ReplyOf } from "@patron/contract/kit";
import type { PricedCheck } from "@patron/engine";
import type { Tenant } from "#kit/tenant.ts";
import { readSettings, readSite, type Site, takesPayments } from "../selling/public.ts";

/** Where a sale was made, and in which currency. */
export interface Origin {
  terminalId: string | null;
  posId: string | null;
  loyaltyId: string;
  currency: string;
}

/**
 * The site of a till that refunds sales of another one; undefined where it may not. `refund.currency` if it may, but has another currency:
 * its drawer holds none of the sale's.
 */
export async function siteOfRefund(tenant: Tenant, sold: Origin, terminalId: string): Promise<Site | undefined> {
  if (sold.terminalId === null) return undefined;
  const site = await readSite(tenant, terminalId);
  if (site.loyalty_id !== sold.loyaltyId) return undefined;
  const { programme } = await readSettings(tenant, sold.loyaltyId);
  const allowed: Record<RefundTills, boolean> = {
    "own-terminal": false,
    "same-pos": site.pos_id === sold.posId,
    "all-terminals": true,
  };
  if (!allowed[programme.refund_tills ?? "own-terminal"]) return undefined;
  if (site.currency !== sold.currency) throw new Failure("refund.currency");
  return site;
}

/** Whether a till may refund what another one, or it itself, has sold. Fails like {@link siteOfRefund}. */
export async function refundsSaleOf(tenant: Tenant, sold: Transaction, terminalId: string): Promise<boolean> {
  if (sold.terminal?.id === terminalId) return true;
  const { terminal, pos, loyalty, currency } = sold;
  const origin = { terminalId: terminal?.id ?? null, posId: pos?.id ?? null, loyaltyId: loyalty.id, currency };
  return sold.status !== "authorized" && (await siteOfRefund(tenant, origin, terminalId)) !== undefined;
}
type Transaction = ReplyOf<typeof refunds.add>["transaction"];

/** Fails if another till than that of the sale would have to pay back by a method that it does not take. */
export function refuseMethod(site: Site, { payments }: Pick<PricedCheck, "payments">): void {
  if (!takesPayments(site, payments ?? [])) throw new Failure("refund.method");
}
