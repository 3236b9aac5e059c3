import { randomUUID } from "node:crypto";
import { everyCall } from "@patron/contract";
import { type AnyCall, exportFormats, needsEveryPos } from "@patron/contract/kit";
import { calls } from "@patron/contract/routes";
import { beforeEach, describe, expect, test } from "vitest";
import { type Fixtures, seedFixtures } from "../../test/fixtures.ts";
import { insideOf, openConnection, ownDatabase } from "../../test/own-database.ts";
import { type CallResponse, endsSession, requestAs } from "../../test/request-as.ts";
import { type RequestField, requestFields } from "../../test/request-fields.ts";
import { idAt } from "../../test/requests.ts";
import { type Secrets, shownIn } from "../../test/secrets.ts";
import { startTestServer } from "../../test/server.ts";
import { tillOf } from "../../test/shop.ts";
import { addCategoryRule } from "../modules/card-categories/fixture.ts";
import { addStaff, signInByCode } from "../modules/staff/fixture.ts";
import { addDelivery } from "../modules/stores/fixture.ts";

// A separate database, because the file removes the protection to prove that it is what protects.
const address = await ownDatabase();
const server = await startTestServer({}, address);
const owner = await openConnection(address.owner);
const mine = await seedFixtures(server, "Nearby");
const elsewhere = await seedElsewhere(mine, "Elsewhere");
const secrets = await secretsElsewhere();
const limited = await limitedTo([mine.posId]);
// The sweep asks more often than a person may.
beforeEach(() => owner.query("delete from throttle"));

const session = everyCall.filter(
  (call) => call.access.caller === "session" && !call.access.ownerOnly && !endsSession.includes(call.name),
);
const refused = session.filter(needsEveryPos);
const allowed = session.filter((call) => !needsEveryPos(call));

test.each(refused.map((call) => [call.route as string, call] as const))(
  "%s is refused to who sees only some points of sale",
  async (_, call) => {
    expect(await requestAs(limited, call, server)).toMatchObject({ status: 403, code: "access.limited" });
  },
);

/** Reading calls that find nothing for the limited person, although the business has something, and why. */
const empty: Record<string, string> = {
  "notifications.get": "The notification of the fixtures is the owner's own.",
  "messages.provider": "The business has none of the kind that a request names by default.",
};

describe.each(allowed.filter(({ writes }) => !writes).map((call) => [call.route as string, call] as const))(
  "%s",
  (_, call) => {
    test("shows nothing of another point of sale, as a file neither", async () => {
      for (const format of [undefined, ...exportFormats(call)]) {
        const response = await requestAs(limited, call, server, format ? { format } : {});
        if (!(call.name in empty)) expect(response.status, response.answer).toBeLessThan(400);
        expectNoSecrets(response);
      }
    });
  },
);

const cases = allowed.flatMap((call) =>
  requestFields(call)
    .filter((field) => field.kind === "id" && idAt({ call, field }, elsewhere) !== idAt({ call, field }, mine))
    // An id that the caller chooses for something new.
    .filter((field) => !(field.where === "body" && field.name === "id" && field.at.length === 1))
    .map((field) => ({ call, field, where: `${call.route} ${field.where} ${field.at.join("/") || field.name}` })),
);

test.each(cases)("$where: an id of another point of sale is answered like one that nothing has", async (one) => {
  const { call, field } = one;
  const missing = await ask(call, field, randomUUID());
  const other = await ask(call, field, idAt(one, elsewhere) ?? "");
  if (field.where === "path") expect(missing.status).toBe(404);
  if (call.writes && missing.status < 400) expect(other.status, other.answer).toBe(missing.status);
  else expect(other.plain).toBe(missing.plain);
  expectNoSecrets(other);
});

test.each(allowed.filter(({ writes }) => writes).map((call) => [call.route as string, call] as const))(
  "%s changes what is the person's own, and answers nothing of another point of sale",
  async (_, call) => {
    expectNoSecrets(await requestAs(limited, call, server));
  },
);

describe("the sweep sees what it looks for", () => {
  test("an owner is shown the other point of sale by many of the same calls", async () => {
    expect((await leaking(mine)).length).toBeGreaterThan(20);
  });

  test("every table that refers to a point of sale, its terminals, staff or prices is narrowed, or named here", async () => {
    const { rows } = await owner.query<{ table: string }>(`
      select distinct c.relname as table from pg_class c
        join pg_policy t on t.polrelid = c.oid and t.polname = 'tenant'
        join pg_attribute a on a.attrelid = c.oid and not a.attisdropped
          and a.attname in ('pos_id', 'pos_ids', 'terminal_id', 'price_group_id', 'staff_id')
      where c.relkind in ('r', 'p') and not ${narrows("t")}
      order by 1`);
    expect(rows.map(({ table }) => table)).toEqual(Object.keys(readThrough).sort());
  });

  test("without the policies so is the limited person, and with them nobody could have been asked about more", async () => {
    const plain = "business_id = public.current_business()";
    await inEveryTable((table) => `alter policy tenant on ${table} using (${plain}) with check (${plain})`);
    expect((await leaking(limited)).length).toBeGreaterThan(20);
  });
});

/** Whether a policy hides what its caller does not see. */
function narrows(policy: string): string {
  return `pg_get_expr(${policy}.polqual, ${policy}.polrelid) like '%current_setting(''app.%'`;
}

/** Tables that show all of a business, and what their rows are read through. */
const readThrough: Record<string, string> = {
  account_pin: "A PIN that a till has asked for.",
  code_try: "Its till alone.",
  master_price: "Its price group.",
  member: "Where it says who is limited; staff are.",
  offline_catalogue: "Its till alone.",
  offline_series: "Its till, or its sales.",
  price_group_item: "Its price group.",
  price_group_item_tax: "Its price group.",
  price_group_tax: "Its price group.",
  staff_invitation: "Nobody who sees only some points of sale.",
  steward_code: "Registers of its point of sale.",
  terminal_beacon: "Its terminal.",
  terminal_cost: "Its terminal.",
  terminal_counter: "Nobody: it numbers receipts.",
  terminal_device: "Its terminal.",
  poster_till: "Its terminal.",
  terminal_item_cost: "Its terminal.",
  terminal_staff: "Its terminal, or its staff member.",
  terminal_status: "Its terminal.",
};

const ask = (call: AnyCall, field: RequestField, value: string) =>
  requestAs(limited, call, server, { put: { field, value } });

function expectNoSecrets({ answer, question }: CallResponse): void {
  expect(shownIn(answer, secrets, question)).toEqual([]);
}

/** The reading calls whose answers to somebody name the other point of sale. */
async function leaking(by: Fixtures): Promise<string[]> {
  const found: string[] = [];
  for (const call of allowed.filter(({ writes }) => !writes)) {
    const { answer, question } = await requestAs(by, call, server);
    if (shownIn(answer, secrets, question).length > 0) found.push(call.route);
  }
  return found;
}

async function inEveryTable(statement: (table: string) => string): Promise<void> {
  const { rows } = await owner.query<{ table: string }>(
    `select t.polrelid::regclass::text as table from pg_policy t where t.polname = 'tenant' and ${narrows("t")}`,
  );
  for (const { table } of rows) await owner.query(statement(table));
}

/** The same business seen by a person who is limited to some points of sale, and may otherwise do everything. */
async function limitedTo(pos_ids: string[]): Promise<Fixtures> {
  const { id } = await addStaff(mine.w, { first_name: "Limited", access: "admin", pos_ids });
  return { ...mine, w: { ...mine.w, owner: await signInByCode(mine.w, id) } };
}

/** A second point of sale of the business, with one of everything that belongs to one, and what the same ids are there. */
async function seedElsewhere({ w, ids, ...rest }: Fixtures, marker: string): Promise<Fixtures> {
  const { make, owner: boss, loyaltyId } = w;
  const pos = await make.pos({ title: `${marker} harbour` });
  const group = await make.priceGroup({ title: `${marker} prices` });
  const inGroup = { loyaltyId, priceGroupId: group.id };
  await boss.request(calls.priceGroups.addItems, { path: inGroup, body: [{ item_id: ids.goods, master_price: "77" }] });
  const terminal = await make.till({ pos_id: pos.id, title: `${marker} till`, price_group_id: group.id });
  const member = await addStaff(w, { first_name: `${marker} staff` });
  const at = { path: { terminalId: terminal.id }, body: { staff_ids: [member.id] } };
  await boss.request(calls.terminals.addStaff, at);
  const till = await tillOf(w, terminal.id);
  const { auth_code } = await boss.request(calls.staff.renewCode, { path: { staffId: member.id } });
  await till.request(calls.term.signInByCode, { body: { auth_code } });
  const key = () => ({ idempotencyKey: randomUUID() });
  const check = {
    customer_id: ids.customer,
    bonuses_to_redeem: "1.00",
    items: [{ goods_id: ids.goods, quantity: "1" }],
    comment: `${marker} sale`,
  };
  const sold = await till.request(calls.term.sale, { body: check }, key());
  const reserved = await till.request(calls.term.reserve, { body: check }, key());
  const cancelled = await till.request(calls.term.sale, { body: check }, key());
  await boss.request(calls.transactions.cancel, {
    body: { transaction_id: cancelled.transaction.id, reason: `${marker} refund` },
  });
  const delivery = await addDelivery(w, { title: `${marker} courier`, address_mode: "pos", pos_ids: [pos.id] });
  const news = await boss.request(calls.news.add, {
    body: { loyalty_id: loyaltyId, title: `${marker} news`, pos_ids: [pos.id] },
  });
  await boss.request(calls.news.add, {
    body: { loyalty_id: loyaltyId, title: "In both places", pos_ids: [pos.id, rest.posId] },
  });
  const rule = await make.rule({ title: `${marker} rule`, pos_ids: [pos.id] });
  await make.rule({ title: "In both places", pos_ids: [pos.id, rest.posId] });
  const account = await make.specialAccount({ title: `${marker} account`, pos_ids: [pos.id] });
  const categoryRule = await addCategoryRule(w, {
    ...{
      title: `${marker} status`,
      category_to: ids.card_category ?? "",
      threshold_from: "1000000",
      pos_ids: [pos.id],
    },
  });
  await boss.request(calls.onlineStore.changePos, {
    path: { posId: pos.id },
    body: { active: true, terminal_id: terminal.id },
  });
  return {
    ...{ ...rest, w, marker, till, terminalId: terminal.id, posId: pos.id },
    ids: {
      ...{ ...ids, pos: pos.id, terminal: terminal.id, staff: member.id, price_group: group.id },
      ...{ transaction: sold.transaction.id, reservation: reserved.transaction.id },
      ...{ delivery_type: delivery.id, news: news.id, rule: rule.id, special_account: account.id },
      card_category_rule: categoryRule.id,
    },
  };
}

/** Every id of a row of another point of sale than the own one, and the marker. */
async function secretsElsewhere(): Promise<Secrets> {
  const { businessId } = mine.w;
  const text = `
    select id from pos where business_id = $1 and id <> $2
    union all select id from terminal where business_id = $1 and pos_id <> $2
    union all select id from transaction where business_id = $1 and pos_id <> $2`;
  const found = await insideOf<{ id: string }>(owner, businessId, { text, values: [businessId, mine.posId] });
  const { staff, price_group, delivery_type, news, rule, special_account, card_category_rule } = elsewhere.ids;
  const others = [staff, price_group, delivery_type, news, rule, special_account, card_category_rule].filter(
    (id) => id !== undefined,
  );
  return { ids: new Set([...found.map(({ id }) => id), ...others]), texts: ["elsewhere"] };
}
