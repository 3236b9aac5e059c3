import type { Tenant } from "#kit/tenant.ts";
import type { CategoryRules } from "../card-categories/public.ts";
import { type Invitation, readPurchases } from "../referrals/public.ts";
import type { Site } from "./price-input.ts";
import { readRanking } from "./ranking.ts";
import type { Ranking } from "./sale.ts";

interface Asking {
  ranks: CategoryRules | undefined;
  invitation: Invitation | undefined;
  cardId: string | null;
  day: string;
}
interface Found {
  ranking?: Ranking | undefined;
  /** Of a customer who was invited. */
  purchases?: number;
}

/** What a sale reads of its customer while their account is locked: without category rules and an inviter nothing. */
export function underLocks(tenant: Tenant, { ranks, invitation, cardId, day }: Asking, site: Site) {
  const found: Found = {};
  if (!cardId || !(ranks || invitation)) return { found, beside: undefined };
  const beside = async () => {
    const [ranking, purchases] = await Promise.all([
      ranks && readRanking(tenant, { ranks, cardId, day }, site),
      invitation && readPurchases(tenant, cardId),
    ]);
    found.ranking = ranking;
    if (purchases !== undefined) found.purchases = purchases;
  };
  return { found, beside };
}
