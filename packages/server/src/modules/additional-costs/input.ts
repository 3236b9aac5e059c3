import type { AdditionalCostKind, TaxType } from "@patron/contract/enums";
import type { Commission, CommissionValue } from "@patron/engine";
import { powerOfTen, RATE_SCALE, rateText, roundTo } from "@patron/engine/money";
import type { Tenant } from "#kit/tenant.ts";
import { listCostsInForce, listItemValues } from "./input-queries.ts";

/** An additional cost as a sale stores what it came to. */
export interface NamedCost {
  id: string;
  code: string;
  title: string;
  kind: AdditionalCostKind;
}

/** The additional costs that count at a terminal, in the engine's format. */
export interface Costs {
  named: readonly NamedCost[];
  commissions: readonly Commission[];
  /** The values of an item that differ from the terminal's. */
  valuesOf(goodsId: string): readonly CommissionValue[] | undefined;
}

interface CostSite {
  /** The terminal. */
  id: string;
  loyalty_id: string;
}
/** The additional costs of a terminal. Settings only. */
export function readCosts(tenant: Tenant, { id: terminalId, loyalty_id }: CostSite): Promise<Costs> {
  return tenant.settled(`costs ${terminalId} ${loyalty_id}`, async () => {
    const [costs, values] = await Promise.all([
      tenant.many(listCostsInForce(terminalId, loyalty_id)),
      tenant.many(listItemValues(terminalId)),
    ]);
    const commissions = costs.filter(({ kind }) => kind === "commission");
    const byId = new Map(commissions.map((cost) => [cost.id, cost]));
    const own = Map.groupBy(values, ({ goods_id }) => goods_id);
    return {
      named: costs,
      commissions: commissions.map((cost) => {
        const { id, version, code, title, type, value, default_value } = cost;
        return { id, version, code, title, type, value: counted(value ?? default_value, cost) };
      }),
      valuesOf: (goodsId) =>
        own.get(goodsId)?.flatMap(({ additional_cost_id: id, value }) => {
          const cost = byId.get(id);
          return cost ? [{ id, value: counted(value, cost) }] : [];
        }),
    };
  });
}

/** A value with the decimals that the additional cost has. */
function counted(value: bigint, { precision }: { precision: number; type: TaxType }): string {
  return rateText(roundTo(value, powerOfTen(RATE_SCALE - precision)));
}
