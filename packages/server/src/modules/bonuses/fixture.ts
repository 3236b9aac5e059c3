import { inTenant, q } from "#kit/database/rows.ts";
import type { Fixture } from "../../../test/fixtures.ts";
import { addReminders } from "./reminder-queries.ts";

/** The customer was told of bonuses that end. */
export const fixture: Fixture = async ({ w }) => {
  await w.inside(async (tenant) => {
    const { id: card_id } = await tenant.one(q.selectFrom("card").select("id").where(inTenant()));
    await tenant.run(addReminders([{ card_id, currency: "UAH", expire_date: "2030-01-31" }]));
  });
  return {};
};
