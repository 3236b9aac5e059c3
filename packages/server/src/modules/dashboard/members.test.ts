import { randomUUID } from "node:crypto";
import type { dashboard } from "@patron/contract";
import type { FiltersOf } from "@patron/contract/client";
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

test("members are shown by category, gender and age on the last day", async () => {
  const s = await shop(server);
  const read = (query: FiltersOf<typeof dashboard.get>) => s.w.owner.request(calls.dashboard.get, { query });
  const path = { loyaltyId: s.w.loyaltyId };
  const { id } = await s.w.owner.request(calls.cardCategories.add, { path, body: { title: "Gold" } });
  // Tomorrow, because the members may come after a midnight that the test began before.
  const last = Temporal.Now.plainDateISO("Europe/Kyiv").add({ days: 1 });
  const aged = (years: number, days = 0) => last.subtract({ years }).add({ days }).toString();
  const people = [
    { gender: "female", birth_date: aged(18) },
    { gender: "female", birth_date: aged(18, 1) },
    { gender: "male", birth_date: aged(65) },
    { gender: "male", birth_date: aged(36) },
    {},
  ] as const;
  for (const [index, one] of people.entries()) {
    const body = { loyalty_id: s.w.loyaltyId, external_id: `C-${index}`, ...one };
    await s.w.owner.request(calls.customers.add, { body: index === 0 ? { ...body, category_id: id } : body });
  }
  const days = (from: number, to: number) => ({ date_from: aged(0, from), date_to: aged(0, to) });
  const { customers } = await read({ tab: "customers", ...days(-29, 0) });
  expect(customers?.categories).toEqual([
    { category: null, members_count: 4 },
    { category: { id, title: "Gold" }, members_count: 1 },
  ]);
  const ages = customers?.ages?.toSorted((a, b) => (a.age_from ?? -1) - (b.age_from ?? -1));
  expect(ages).toEqual([
    { gender: null, age_from: null, age_to: null, members_count: 1 },
    { gender: "female", age_from: 0, age_to: 17, members_count: 1 },
    { gender: "female", age_from: 18, age_to: 24, members_count: 1 },
    { gender: "male", age_from: 35, age_to: 44, members_count: 1 },
    { gender: "male", age_from: 65, age_to: null, members_count: 1 },
  ]);
  const before = await read({ tab: "customers", date_from: "2025-01-01", date_to: "2025-12-31" });
  expect(before.customers?.totals).toMatchObject({ members_count: 0, new_members_count: 0 });
  const next = { tab: "customers", ...days(1, 30), compare: "previous" } as const;
  expect((await read(next)).customers?.totals_before).toMatchObject({ members_count: 5, new_members_count: 5 });
  const elsewhere = await read({ tab: "customers", loyalty_id: randomUUID() });
  expect(elsewhere.customers?.totals).toMatchObject({ members_count: 0 });
});
