import type { Fixture } from "../../../test/fixtures.ts";
import { getCard } from "./queries.ts";
import { addReminders } from "./reminder-queries.ts";

/** A customer who was told of bonuses that end. */
export const fixture: Fixture = async ({ w }, marker) => {
  const { id } = await w.make.customer({ first_name: marker });
  await w.inside(async (tenant) => {
    const { id: card_id } = await tenant.one(getCard(w.loyaltyId, id));
    await tenant.run(addReminders([{ card_id, currency: "UAH", expire_date: "2030-01-31" }]));
  });
  return {};
};
