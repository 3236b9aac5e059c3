import type { term } from "@patron/contract";
import type { ReplyOf } from "@patron/contract/client";
import { Failure } from "@patron/contract/client";
import { type HeldInput, type HeldItem, inputFrom, type PricedCheck, price, type SaleRefusal } from "@patron/engine";
import type { CheckRequest } from "../draft.ts";
import type { Catalogue } from "./shapes.ts";

type Check = ReplyOf<typeof term.process>["check"];
type HeldGoods = Catalogue["goods"][number];

/** Prices a cart from what the till holds, as the server will when the sale arrives. Lines have the ids of their items. Throws what the server would refuse. */
export function priceHeld(catalogue: Catalogue, request: CheckRequest, at: string): Check {
  const items = request.items.map(({ goods_id = "", quantity, stated_amount = null, price: entered = null }) => ({
    ...{ goods_id, quantity, stated_amount, price: entered },
  }));
  const payments = request.payments?.map(({ payment_type, amount, tendered }) => ({ payment_type, amount, tendered }));
  const goods = goodsOf(catalogue);
  const input = inputFrom(
    { input: catalogue.input as HeldInput, goods: goods as ReadonlyMap<string, HeldItem> }, // The server writes both for this function.
    { at, items, rule_ids: request.rule_ids ?? [], payments: payments ?? null, tip_amount: request.tip_amount ?? null },
  );
  if (typeof input === "number") throw new Failure("goods.not_found", { details: { index: input } });
  const outcome = price(input);
  if (!outcome.ok) throw refusalOf(outcome.refusal, items);
  return shown(outcome.check, goods, items);
}

/** The engine numbers the lines of a check that a till prices. */
function refusalOf({ code, details }: SaleRefusal, items: readonly { goods_id: string }[]): Failure {
  const line = "line" in details ? items[Number(details.line) - 1]?.goods_id : undefined;
  return new Failure(code, { details: line === undefined ? details : { ...details, line } });
}

function shown(
  check: PricedCheck,
  goods: ReadonlyMap<string, HeldGoods>,
  items: readonly { goods_id: string }[],
): Check {
  const { currency, totals, trace } = check;
  return {
    currency,
    totals,
    trace,
    items: check.lines.map((line, index) => {
      const id = items[index]?.goods_id ?? "";
      const { code = "", title = "", unit = "", service_type = "" } = goods.get(id) ?? {};
      return { ...line, id, code, title, unit, service_type };
    }),
    payments: (check.payments ?? []).map(({ payment_type, amount, tendered, change }) => ({
      ...{ payment_type, amount, tendered, change },
    })),
  };
}

const known = new WeakMap<Catalogue, ReadonlyMap<string, HeldGoods>>();
function goodsOf(catalogue: Catalogue): ReadonlyMap<string, HeldGoods> {
  const goods = known.get(catalogue) ?? new Map(catalogue.goods.map((item) => [item.id, item]));
  known.set(catalogue, goods);
  return goods;
}
