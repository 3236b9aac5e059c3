import { calls } from "@patron/contract/routes";
import { expect, test } from "vitest";
import { inTenant, q } from "#kit/database/rows.ts";
import { startTestServer } from "../../../test/server.ts";
import { shop } from "../../../test/shop.ts";

const server = await startTestServer();

test("members are counted at the end of a period, and at the end of the one before without those who came since", async () => {
  const s = await shop(server);
  const daysAgo = (days: number) => new Date(server.clock.now().getTime() - days * 86_400_000);
  for (const days of [75, 45, 40, 5]) {
    const body = { loyalty_id: s.w.loyaltyId, external_id: `C-${days}` };
    const { id } = await s.w.owner.request(calls.customers.add, { body });
    await s.w.inside((tenant) =>
      tenant.run(
        q
          .updateTable("card")
          .set({ registered_dt: daysAgo(days) })
          .where(inTenant())
          .where("customer_id", "=", id),
      ),
    );
  }
  const [date_from, date_to] = [29, 0].map((days) => daysAgo(days).toISOString().slice(0, 10));
  const query = { tab: "customers", date_from, date_to, compare: "previous" } as const;
  const { customers } = await s.w.owner.request(calls.dashboard.get, { query });
  expect(customers?.totals).toMatchObject({ members_count: 4, new_members_count: 1 });
  expect(customers?.totals_before).toMatchObject({ members_count: 3, new_members_count: 2 });
});
