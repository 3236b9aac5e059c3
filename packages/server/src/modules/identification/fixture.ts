import { calls } from "@patron/contract/routes";
import { inTenant, q } from "#kit/database/rows.ts";
import type { Fixture } from "../../../test/fixtures.ts";
import { passLink } from "../customers/public.ts";
import { hashOf } from "./codes.ts";
import { countTry, listCards, saveStewardCode } from "./queries.ts";

/** A card of a customer, and codes that are waiting to be used. */
export const fixture: Fixture = async ({ w, terminalId }, marker) => {
  const [known] = (await w.owner.request(calls.customers.search, { body: {} })).items;
  const path = { userId: known?.id ?? "" };
  const body = { loyalty_id: w.loyaltyId, type: "card" as const, value: `${marker} ${path.userId}` };
  const { id: customer_identifier } = await w.owner.request(calls.identification.add, { path, body });
  const [card] = await w.inside((tenant) => tenant.many(listCards(path.userId)));
  const { settings } = w.server;
  const token = new URL(passLink({ businessId: w.businessId, cardId: card?.id ?? "" }, settings)).searchParams.get(
    "for",
  );
  await w.owner.request(calls.identification.showCode, { path: { token: token ?? "" } });
  await w.inside(async (tenant) => {
    const [now, later] = [new Date(0), new Date("2100-01-01T00:00:00Z")];
    await tenant.run(saveStewardCode(terminalId, hashOf("000000", "stewards", settings), later));
    await tenant.one(countTry(terminalId, now, now));
    // Sales of the other terminals were booked for a steward; the till itself may cancel its own.
    const booked = q
      .updateTable("transaction")
      .set(({ ref }) => ({ sc_terminal_id: ref("terminal_id"), sc_code: "000000" }));
    await tenant.run(booked.where(inTenant()).where("terminal_id", "<>", terminalId));
  });
  return { customer_identifier, customer_code_token: token ?? "" };
};
