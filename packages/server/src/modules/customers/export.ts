import type { customers } from "@patron/contract";
import type { Language } from "@patron/contract/enums";
import { type ExportsOf, Failure, inLanguages } from "@patron/contract/kit";
import { labelled } from "@patron/contract/labelled";
import { moneyText } from "@patron/engine/money";
import { columnsOf, labelOf, valuesOf } from "#kit/export/columns.ts";
import type { Cell } from "#kit/export/sheet.ts";
import type { Exporter } from "#kit/implement.ts";
import { getBusiness } from "../business/public.ts";
import { getLoyalty } from "../loyalty/public.ts";
import { type Found, streamFound } from "./read.ts";

const accessText = valuesOf("customers", "access");
const blockedText = labelOf("customers", "blocked");

export const customerExport: Exporter<typeof customers.search> = {
  title: inLanguages("Customers", "Клієнти", "Клиенты", "Kunden", "Clients"),
  columns: columnsOf("customers", {
    name: "text",
    phone: "code",
    email: "text",
    external_id: "text",
    category: ["text", "category_id"],
    category_code: "code",
    access: "text",
    bonuses: "number",
    visits_count: "number",
    amount: "number",
    currency: "code",
    other_currencies: "text",
    last_visit_dt: "moment",
    registered_dt: "moment",
    created_dt: "moment",
    id: "code",
  }),
  async open({ tenant, body, language, now }) {
    if (body.loyalty_id && !(await tenant.maybe(getLoyalty(body.loyalty_id)))) throw new Failure("loyalty.not_found");
    const { currency, time_zone: timeZone } = await tenant.one(getBusiness());
    return { timeZone, batches: streamFound(tenant, { body, now }, (found) => cells(found, currency, language)) };
  },
};

/** Sums are in the business's currency, so they can be added up; amounts in other currencies are in a separate text column. */
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
    category_code: card?.category?.external_code ?? null,
    access: blocked ? blockedText[language] : card && accessText(card.access, language),
    bonuses: own(bonuses),
    visits_count: card && String(card.visits_count),
    amount: own(bought),
    other_currencies:
      others
        .map((one) =>
          labelled(customerExport.columns[one.of].title[language], `${one.amount} ${one.currency}`, language),
        )
        .join("; ") || null,
    last_visit_dt: moment(card?.last_visit_dt),
    registered_dt: moment(card?.registered_dt),
    created_dt: moment(created_dt),
  };
}
