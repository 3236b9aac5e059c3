import { randomUUID } from "node:crypto";
import type { term, terminals } from "@patron/contract";
import type { BodyOf, ReplyOf } from "@patron/contract/client";
import { WEEK_DAYS } from "@patron/contract/enums";
import { calls } from "@patron/contract/routes";
import type { Rule, RuleSettings } from "@patron/engine";
import { q } from "../src/kit/database/rows.ts";
import { hashToken, newToken } from "../src/kit/secret.ts";
import { Caller } from "./caller.ts";
import type { TestServer } from "./server.ts";
import { type World, world } from "./world.ts";

/** A business that is ready to sell: a location, a till with its key, goods with prices, and whatever a test adds. */
export interface Shop {
  w: World;
  till: Caller;
  terminalId: string;
  posId: string;
  /** Adds an item with its own price. */
  goods(code: string, price: string): Promise<string>;
  /** Switches to shelf prices, with this excise per unit for an item that costs 10.00. */
  excise(code: string, perUnit: string): Promise<void>;
  /** Changes how the application on the till works. */
  application(body: NonNullable<BodyOf<typeof terminals.changeApplication>>): Promise<unknown>;
  rule(rule: Partial<Rule> & Pick<Rule, "action_type">): Promise<string>;
  settings(name: "programme" | "rules", body: RuleSettings | Record<string, unknown>): Promise<void>;
  /** A customer with a card; bonuses are credited manually. */
  member(bonuses?: string): Promise<string>;
  /** Sells by code and quantity, with a new key. */
  sell(body: SaleBody): Promise<ReplyOf<typeof term.sale>>;
  balance(customerId: string): Promise<string>;
}
export type SaleBody = BodyOf<typeof term.sale>;

/** A second till of the same location, or the first one. */
export async function tillOf(w: World, terminalId: string): Promise<Caller> {
  const token = newToken();
  const row = { business_id: w.businessId, terminal_id: terminalId, kind: "key" as const };
  await w.inside((tenant) =>
    tenant.run(q.insertInto("terminal_token").values({ ...row, token_hash: hashToken(token), created_dt: new Date() })),
  );
  return new Caller(w.server, token);
}

/** Opens a shop with two items: A at 10.00 and B at 5.55. */
export async function shop(server: TestServer): Promise<Shop> {
  const w = await world(server);
  const pos = await w.make.pos();
  const { id: terminalId } = await w.make.terminal(pos.id);
  const till = await tillOf(w, terminalId);
  const made: Shop = {
    w,
    till,
    terminalId,
    posId: pos.id,
    async goods(code, price) {
      const id = randomUUID();
      await w.inside(async (tenant) => {
        await tenant.run(q.insertInto("goods").values({ id, code, title: `Item ${code}` }));
        await tenant.run(q.insertInto("goods_in_loyalty").values({ goods_id: id, loyalty_id: w.loyaltyId }));
        const scaled = BigInt(price.replace(".", "")) * 100n;
        await tenant.run(q.insertInto("goods_price").values({ goods_id: id, currency: "UAH", price: scaled }));
      });
      return id;
    },
    async excise(code, perUnit) {
      const path = { loyaltyId: w.loyaltyId };
      const tax = {
        title: "Excise",
        code: "EX",
        classification: "base-tax" as const,
        type: "amount" as const,
        rate: perUnit,
      };
      const { id: tax_id } = await w.owner.request(calls.taxes.add, { path, body: tax });
      const body = { title: "Shelf", currency: "UAH", prices_entered_as: "including-taxes" as const };
      const { id: priceGroupId } = await w.owner.request(calls.priceGroups.add, { path, body });
      const group = { ...path, priceGroupId };
      await w.owner.request(calls.priceGroups.changeTaxes, {
        path: group,
        body: { taxes: [{ tax_id, active: true }] },
      });
      const { items } = await w.owner.request(calls.embedded.goods, {});
      const item_id = items.find((one) => one.code === code)?.id ?? "";
      await w.owner.request(calls.priceGroups.addItems, { path: group, body: [{ item_id, master_price: "10.00" }] });
      await w.owner.request(calls.terminals.change, { path: { terminalId }, body: { price_group_id: priceGroupId } });
    },
    application: (body) => w.owner.request(calls.terminals.changeApplication, { path: { terminalId }, body }),
    async rule({ id = randomUUID(), title = "Rule", scope = "automatic", action_type, sort_order = null, ...body }) {
      const columns = { id, title: title ?? "Rule", scope, action_type, sort_order, loyalty_id: w.loyaltyId };
      await w.inside((tenant) => tenant.run(q.insertInto("rule").values({ ...columns, body: JSON.stringify(body) })));
      return id;
    },
    async settings(name, body) {
      const row = { loyalty_id: w.loyaltyId, name, body: JSON.stringify(body), modified_dt: new Date() };
      await w.inside((tenant) => tenant.run(q.insertInto("loyalty_settings").values(row)));
    },
    async member(bonuses) {
      const [id, cardId] = [randomUUID(), randomUUID()];
      await w.inside(async (tenant) => {
        await tenant.run(q.insertInto("customer").values({ id, first_name: "Ivan", external_id: id }));
        const card = { id: cardId, customer_id: id, loyalty_id: w.loyaltyId, registered_dt: new Date() };
        await tenant.run(q.insertInto("card").values(card));
      });
      if (bonuses) {
        const body = { loyalty_id: w.loyaltyId, customer_id: id, currency: "UAH", amount: bonuses };
        await w.owner.request(calls.transactions.addBonuses, { body });
      }
      return id;
    },
    sell: (body) => till.request(calls.term.sale, { body }, { idempotencyKey: randomUUID() }),
    async balance(customerId) {
      const found = { user_id_value: customerId, user_id_type: "external-id" as const };
      return (await till.request(calls.term.customer, { query: found })).bonuses;
    },
  };
  for (const [code, price] of Object.entries({ A: "10.00", B: "5.55" })) await made.goods(code, price);
  return made;
}

/** The check of the worked examples: two of A and one of B, 25.55 in total. */
export const examples = [
  { line_id: "A", code: "A", quantity: "2" },
  { line_id: "B", code: "B", quantity: "1" },
];

/** Hours of every day from an hour ago until in an hour, by the clock of a time zone. */
export function hoursAround(timeZone: string) {
  const now = Temporal.Now.zonedDateTimeISO(timeZone).toPlainTime();
  const [from, to] = [now.subtract({ hours: 1 }), now.add({ hours: 1 })].map((time) =>
    time.toString({ smallestUnit: "minute" }),
  );
  return WEEK_DAYS.map((week_day) => ({ week_day, from: from ?? "", to: to ?? "" }));
}
