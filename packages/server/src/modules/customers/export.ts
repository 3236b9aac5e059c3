import type { customers } from "@patron/contract";
import type { Language } from "@patron/contract/enums";
import { type ExportsOf, Failure } from "@patron/contract/kit";
import { moneyText } from "@patron/engine/money";
import type { Cell } from "#kit/export/sheet.ts";
import type { Exporter } from "#kit/implement.ts";
import { getBusiness } from "../business/public.ts";
import { getLoyalty } from "../loyalty/public.ts";
import { accesses, heads, title } from "./export-messages.ts";
import { type Found, streamFound } from "./read.ts";

export const customerExport: Exporter<typeof customers.search> = {
  title,
  columns: {
    name: { kind: "text", title: heads.name },
    phone: { kind: "code", title: heads.phone },
    email: { kind: "text", title: heads.email },
    external_id: { kind: "text", title: heads.external_id },
    category: { kind: "text", title: heads.category },
    access: { kind: "text", title: heads.access },
    bonuses: { kind: "number", title: heads.bonuses },
    visits_count: { kind: "number", title: heads.visits_count },
    amount: { kind: "number", title: heads.amount },
    currency: { kind: "code", title: heads.currency },
    other_currencies: { kind: "text", title: heads.other_currencies },
    last_visit_dt: { kind: "moment", title: heads.last_visit_dt },
    registered_dt: { kind: "moment", title: heads.registered_dt },
    created_dt: { kind: "moment", title: heads.created_dt },
    id: { kind: "code", title: heads.id },
  },
  async open({ tenant, body, language }) {
    if (body.loyalty_id && !(await tenant.maybe(getLoyalty(body.loyalty_id)))) throw new Failure("loyalty.not_found");
    const { currency, time_zone: timeZone } = await tenant.one(getBusiness());
    return { timeZone, batches: rows(streamFound(tenant, body), currency, language) };
  },
};

async function* rows(batches: AsyncIterable<Found[]>, currency: string, language: Language) {
  for await (const batch of batches) yield batch.map((found) => cells(found, currency, language));
}

/** Totals are in the currency of the business, so they can be summed; others are beside them as text. */
function cells(found: Found, currency: string, language: Language): Record<ExportsOf<typeof customers.search>, Cell> {
  const { id, name, phone, email, external_id, blocked, created_dt, card } = found;
  const moment = (at: string | null | undefined) => (at ? new Date(at) : null);
  const bonuses = (card?.bonuses ?? []).map((one) => ({
    currency: one.currency,
    amount: one.balance,
    of: "bonuses" as const,
  }));
  const bought = (card?.totals ?? []).map((one) => ({
    currency: one.currency,
    amount: one.amount,
    of: "amount" as const,
  }));
  const own = (sums: typeof bonuses | typeof bought) =>
    card && (sums.find((one) => one.currency === currency)?.amount ?? moneyText(0n, currency));
  const others = [...bought, ...bonuses].filter((one) => one.currency !== currency);
  return {
    ...{ id, name, phone, email, external_id, currency },
    category: card?.category?.title ?? null,
    access: blocked ? accesses.blocked[language] : card && accesses[card.access][language],
    bonuses: own(bonuses),
    visits_count: card && String(card.visits_count),
    amount: own(bought),
    other_currencies:
      others.map((one) => `${heads[one.of][language]}: ${one.amount} ${one.currency}`).join("; ") || null,
    last_visit_dt: moment(card?.last_visit_dt),
    registered_dt: moment(card?.registered_dt),
    created_dt: moment(created_dt),
  };
}
