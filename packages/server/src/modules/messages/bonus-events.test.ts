import { calls } from "@patron/contract/routes";
import { beforeEach, describe, expect, test } from "vitest";
import { inTenant, q } from "#kit/database/rows.ts";
import { dayIn } from "#kit/span.ts";
import { startTestServer } from "../../../test/server.ts";
import { type Shop, shop } from "../../../test/shop.ts";
import { expireIn } from "../bonuses/expire.ts";
import { expireIdleIn } from "../bonuses/idle.ts";
import { remindEverywhere, remindIn } from "../bonuses/reminders.ts";
import { addProvider, switchOn, textsIn } from "./fixture.ts";

const server = await startTestServer();
const zone = "Europe/Kyiv";
const today = () => Temporal.PlainDate.from(dayIn(zone, server.clock.now()));
/** A time of a day of the programme, counted from today. */
const at = (days: number, hour: number) =>
  new Date(today().add({ days }).toZonedDateTime({ timeZone: zone, plainTime: { hour } }).epochMilliseconds);
const shown = (days: number) =>
  new Intl.DateTimeFormat("en", { dateStyle: "medium", timeZone: "UTC" }).format(
    new Date(`${today().add({ days })}T00:00:00Z`),
  );

let s: Shop;
let numbers = 0;
beforeEach(async () => {
  s = await shop(server);
  await addProvider(s.w);
});
async function member(more: object = {}) {
  numbers += 1;
  const phone = `+38073${String(1_000_000 + numbers)}`;
  return (await s.w.make.customer({ phone, language: "en", ...more })).id;
}
const credit = (customer_id: string, amount: string, days?: number) =>
  s.w.owner.request(calls.transactions.addBonuses, {
    body: {
      ...{ loyalty_id: s.w.loyaltyId, customer_id, currency: "UAH", amount },
      ...(days !== undefined && {
        ...{ promotional: true, expire_type: "date" as const, expire_value: today().add({ days }).toString() },
      }),
    },
  });
const texts = async () => (await textsIn(s.w)).map((text) => text.slice(text.indexOf(": ") + 2));
const dueOfMessages = () => q.selectFrom("message").select("due_dt").where(inTenant());
const remind = (now: Date) => remindIn(server.pool, s.w.businessId, now);

describe("bonuses that expire soon are told", () => {
  test("as many days before as the programme says, once for each day on which some end", async () => {
    const id = await member();
    await credit(id, "10.00");
    await credit(id, "4.00", 5);
    await credit(id, "2.50", 5);
    await credit(id, "1.00", 8);
    await switchOn(s.w, ["bonuses-expiring"], { days_before: 5 });
    await remind(at(-1, 12));
    expect(await texts()).toEqual([]);
    await remind(at(0, 12));
    await remindEverywhere(server.pool, at(0, 13));
    await remind(at(1, 12));
    const first = `6.50 of your bonuses expire after ${shown(5)}. Use them in time.`;
    expect(await texts()).toEqual([first]);
    await remind(at(4, 12));
    expect(await texts()).toEqual([first, `1 of your bonuses expire after ${shown(8)}. Use them in time.`]);
  });

  test("by day, and to nobody who is blocked or cannot be reached", async () => {
    const reached = await member();
    const unreachable = await member({ phone: null, external_id: "x" });
    const blocked = await member();
    for (const id of [reached, unreachable, blocked]) await credit(id, "5.00", 2);
    await s.w.owner.request(calls.customers.change, { body: { user_id: blocked, blocked: true } });
    await switchOn(s.w, ["bonuses-expiring"]);
    await Promise.all([remind(at(0, 3)), remind(at(0, 3))]);
    const { items } = await s.w.owner.request(calls.messages.list, {});
    expect(items.map(({ customer }) => customer?.id)).toEqual([reached]);
    const due = await s.w.inside((tenant) => tenant.many(dueOfMessages()));
    expect(due).toEqual([{ due_dt: at(0, 9) }]);
  });
});

describe("bonuses that have expired are told", () => {
  test("with what is left, after their last day and after months without a visit", async () => {
    const id = await member();
    await credit(id, "10.00");
    await credit(id, "4.00", 1);
    await switchOn(s.w, ["bonuses-expired"]);
    await expireIn(server.pool, s.w.businessId, at(2, 1));
    expect(await texts()).toEqual(["bonuses expired: 4. Balance: 10."]);
    const path = { loyaltyId: s.w.loyaltyId };
    const body = { bonuses_inactivity_expire_months: 1 };
    await s.w.owner.request(calls.loyalty.changeSettings, { path, body });
    await expireIdleIn(server.pool, s.w.businessId, at(70, 12));
    expect(await texts()).toEqual(["bonuses expired: 4. Balance: 10.", "bonuses expired: 10. Balance: 0."]);
  });
});
