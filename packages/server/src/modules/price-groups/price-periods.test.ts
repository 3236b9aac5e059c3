import { randomUUID } from "node:crypto";
import fc from "fast-check";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { raw, tenantId } from "#kit/database/rows.ts";
import { startTestServer } from "../../../test/server.ts";
import { shop } from "../../../test/shop.ts";
import { listSaleGoods } from "./input-queries.ts";
import { inForce } from "./price-periods.ts";

const server = await startTestServer();
const moment = (minute: number) => new Date(Date.UTC(2026, 0, 1, 0, minute));

/** A price by its begin, its end and what it is; null: the item's own. */
const drawn = fc.uniqueArray(
  fc.record({
    from: fc.integer({ min: 0, max: 30 }),
    lasts: fc.option(fc.integer({ min: 1, max: 15 }), { freq: 2 }),
    price: fc.option(fc.integer({ min: 1, max: 99 }), { freq: 4 }),
  }),
  { selector: ({ from }) => from, maxLength: 8 },
);

test("prices that were read earlier are those of any later moment", async () => {
  const s = await shop(server);
  await s.excise("A", "1.50");
  const { loyaltyId: loyalty_id } = s.w;
  const ids = sql<{ group: string; goods: string }>`
    select price_group_id as group, goods_id as goods from price_group_item where business_id = ${tenantId}`;
  const { group, goods } = await s.w.inside((tenant) => tenant.one(raw(ids)));
  const sold = { loyalty_id, currency: "UAH", price_group_id: group };
  await fc.assert(
    fc.asyncProperty(drawn, fc.nat(45), fc.nat(45), async (periods, read, later) => {
      const [row] = await s.w.inside(async (tenant) => {
        await tenant.run(raw(sql`delete from master_price where business_id = ${tenantId}`));
        for (const { from, lasts, price } of periods) {
          const until = lasts === null ? null : moment(from + lasts);
          await tenant.run(
            raw(sql`
              insert into master_price (business_id, id, price_group_id, goods_id, price, valid_from, valid_until)
              values (${tenantId}, ${randomUUID()}, ${group}, ${goods}, ${price}, ${moment(from)}, ${until})`),
          );
        }
        return tenant.many(listSaleGoods(sold, { ids: [goods], codes: [] }, moment(read)));
      });
      const at = read + later;
      const left = periods
        .filter(({ from, lasts }) => lasts === null || from + lasts > at)
        .sort((a, b) => a.from - b.from);
      const begun = left.findLast(({ from }) => from <= at);
      const expected = left.filter(({ from }) => from > at || from === begun?.from);
      expect(inForce(row?.prices ?? [], moment(at)).map(({ price }) => Number(price))).toEqual(
        expected.flatMap(({ price }) => price ?? []),
      );
    }),
    { numRuns: 150 },
  );
});
