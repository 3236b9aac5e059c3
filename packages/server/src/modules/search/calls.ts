import {
  cardCategories,
  customers,
  goods,
  loyalty,
  pos,
  priceGroups,
  rules,
  search,
  taxes,
  terminals,
  transactions,
} from "@patron/contract";
import type { SearchedEntityType } from "@patron/contract/enums";
import type { AnyCall, ReplyOf } from "@patron/contract/kit";
import { moneyText } from "@patron/engine/money";
import type { Settings } from "#kit/env.ts";
import { mayCall } from "#kit/http/guard.ts";
import { implement } from "#kit/implement.ts";
import type { Tenant } from "#kit/tenant.ts";
import { personOf } from "#kit/who.ts";
import { findNewest } from "../customers/public.ts";
import { readReceiptAddress } from "../transactions/public.ts";
import * as queries from "./queries.ts";

type Found = ReplyOf<typeof search.everything>["items"][number];
interface Source {
  /** The call that a person must be allowed to make to find an entity of a type. */
  call: AnyCall;
  find(tenant: Tenant, text: string, settings: Settings): Promise<Omit<Found, "entity_type">[]>;
}

export const searchCalls = implement(search, {
  async everything({ query, tenant, who, settings }) {
    const text = (query.search_text ?? "").trim();
    if (text === "") return { items: [] };
    const person = personOf(who);
    const items: Found[] = [];
    for (const [entityType, { call, find }] of Object.entries(sources) as [SearchedEntityType, Source][]) {
      // Its keys are the entity types.
      if (!mayCall(call, person)) continue;
      for (const found of await find(tenant, text, settings)) items.push({ entity_type: entityType, ...found });
    }
    return { items };
  },
});

/** By their number, or by the address on their receipt. */
async function findTransactions(tenant: Tenant, text: string, settings: Settings) {
  if (/^\d{1,15}$/.test(text)) return tenant.many(queries.findTransactions(BigInt(text)));
  const receipted = readReceiptAddress(text, settings);
  return receipted?.businessId === tenant.businessId
    ? tenant.many(queries.findTransaction(receipted.transactionId))
    : [];
}

const sources: Record<SearchedEntityType, Source> = {
  customer: {
    call: customers.search,
    async find(tenant, text) {
      return (await findNewest(tenant, text, queries.maxPerKind)).map(({ id, first_name, last_name, phone, email }) => {
        const name = `${first_name} ${last_name}`.trim();
        const known = phone ?? email;
        return { id, loyalty_id: null, title: name || (known ?? "–"), detail: name ? known : null };
      });
    },
  },
  transaction: {
    call: transactions.list,
    async find(tenant, text, settings) {
      return (await findTransactions(tenant, text, settings)).map((row) => ({
        id: row.id,
        loyalty_id: null,
        title: row.number.toString(),
        detail: [row.pos_title, `${moneyText(row.amount_to_pay, row.currency)} ${row.currency}`]
          .filter(Boolean)
          .join(" · "),
      }));
    },
  },
  goods: {
    call: goods.inBusiness,
    find: async (tenant, text) =>
      (await tenant.many(queries.findGoods(text))).map(({ id, title, code }) => ({
        id,
        loyalty_id: null,
        title,
        detail: code,
      })),
  },
  pos: {
    call: pos.list,
    find: async (tenant, text) => (await tenant.many(queries.findTitled("pos", text))).map((row) => plain(row, null)),
  },
  terminal: {
    call: terminals.list,
    find: async (tenant, text) =>
      (await tenant.many(queries.findTerminals(text))).map(({ pos_title, ...row }) => plain(row, pos_title)),
  },
  price_group: { call: priceGroups.list, find: ofLoyalty("price_group") },
  loyalty: {
    call: loyalty.list,
    find: async (tenant, text) =>
      (await tenant.many(queries.findTitled("loyalty", text))).map((row) => plain(row, null)),
  },
  card_category: { call: cardCategories.list, find: ofLoyalty("card_category") },
  rule: { call: rules.list, find: ofLoyalty("rule") },
  tax: { call: taxes.list, find: ofLoyalty("tax") },
};

function plain(row: { id: string; title: string }, detail: string | null): Omit<Found, "entity_type"> {
  return { ...row, loyalty_id: null, detail };
}

function ofLoyalty(table: Parameters<typeof queries.findOfLoyalty>[0]): Source["find"] {
  return async (tenant, text) =>
    (await tenant.many(queries.findOfLoyalty(table, text))).map(({ loyalty_title, ...row }) => ({
      ...row,
      detail: loyalty_title,
    }));
}
