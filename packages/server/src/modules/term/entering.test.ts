import { randomUUID } from "node:crypto";
import { calls } from "@patron/contract/routes";
import { describe, expect, test } from "vitest";
import { inTenant, q } from "#kit/database/rows.ts";
import { hashPassword } from "#kit/password.ts";
import { Caller } from "../../../test/caller.ts";
import { picture } from "../../../test/pictures.ts";
import { rollUpAll } from "../../../test/rollup.ts";
import { startTestServer } from "../../../test/server.ts";
import { shop, tillOf } from "../../../test/shop.ts";
import { termJobs } from "./jobs.ts";

const server = await startTestServer();
const nobody = new Caller(server, undefined);

async function withLogin() {
  const s = await shop(server);
  const login = `till-${randomUUID()}`;
  const password_hash = await hashPassword("the till's secret");
  await s.w.inside(async (tenant) => {
    await tenant.run(
      q.insertInto("terminal_login").values({ login, business_id: s.w.businessId, terminal_id: s.terminalId }),
    );
    await tenant.run(q.updateTable("terminal").set({ password_hash }).where(inTenant()).where("id", "=", s.terminalId));
  });
  return { ...s, login };
}

describe("POST /term/token", () => {
  test("signs a terminal in, which then knows what it is", async () => {
    const s = await withLogin();
    const body = { login: s.login.toUpperCase(), password: "the till's secret" };
    const signedIn = await nobody.request(calls.term.token, { body });
    expect(signedIn.terminal).toMatchObject({ id: s.terminalId, currency: "UAH", pos: { id: s.posId } });
    expect(signedIn.terminal.line_tolerance).toBe("0.01");
    const till = new Caller(server, signedIn.token);
    expect(await till.request(calls.term.facts, {})).toEqual(signedIn.terminal);
    await s.w.owner.request(calls.terminals.change, {
      path: { terminalId: s.terminalId },
      body: { line_tolerance: "0.30" },
    });
    expect(await till.request(calls.term.facts, {})).toEqual({ ...signedIn.terminal, line_tolerance: "0.30" });
    await till.request(calls.term.signOut, {});
    await expect(till.request(calls.term.facts, {})).rejects.toMatchObject({ code: "auth.expired" });
  });

  test("answers a wrong password, an unknown login and a switched-off terminal alike", async () => {
    const s = await withLogin();
    const refused = { code: "terminal.refused", status: 401, details: {} };
    await expect(nobody.request(calls.term.token, { body: { login: s.login, password: "no" } })).rejects.toMatchObject(
      refused,
    );
    await expect(
      nobody.request(calls.term.token, { body: { login: "nowhere", password: "no" } }),
    ).rejects.toMatchObject(refused);
    await s.w.inside((tenant) =>
      tenant.run(q.updateTable("terminal").set({ active: false }).where(inTenant()).where("id", "=", s.terminalId)),
    );
    const off = nobody.request(calls.term.token, { body: { login: s.login, password: "the till's secret" } });
    await expect(off).rejects.toMatchObject(refused);
  });

  test("a terminal that is switched off can sell no more, at once", async () => {
    const s = await shop(server);
    await s.w.inside((tenant) =>
      tenant.run(q.updateTable("terminal").set({ active: false }).where(inTenant()).where("id", "=", s.terminalId)),
    );
    await expect(s.sell({ items: [{ code: "A", quantity: "1" }] })).rejects.toMatchObject({ code: "auth.expired" });
  });
});

describe("the hand-off of a till", () => {
  test("works once, and only for two minutes", async () => {
    const own = await startTestServer();
    const s = await shop(own);
    const path = { terminalId: s.terminalId };
    const { hand_off } = await s.w.owner.request(calls.term.openTill, { path });
    const signedIn = await s.w.anonymous.request(calls.term.handOff, { body: { hand_off } });
    expect(signedIn.terminal.id).toBe(s.terminalId);
    const again = s.w.anonymous.request(calls.term.handOff, { body: { hand_off } });
    await expect(again).rejects.toMatchObject({ code: "hand_off.not_found" });

    const late = await s.w.owner.request(calls.term.openTill, { path });
    own.clock.forward(121_000);
    const missed = s.w.anonymous.request(calls.term.handOff, { body: { hand_off: late.hand_off } });
    await expect(missed).rejects.toMatchObject({ code: "hand_off.not_found" });
  });

  test("is not itself a credential, and needs a terminal that is there", async () => {
    const s = await shop(server);
    const { hand_off } = await s.w.owner.request(calls.term.openTill, { path: { terminalId: s.terminalId } });
    await expect(new Caller(server, hand_off).request(calls.term.facts, {})).rejects.toMatchObject({
      code: "auth.expired",
    });
    const nowhere = s.w.owner.request(calls.term.openTill, { path: { terminalId: randomUUID() } });
    await expect(nowhere).rejects.toMatchObject({ code: "terminal.not_found" });
  });
});

describe("which tills are in use", () => {
  test("lists who opened a till, for as long as its register makes calls", async () => {
    const own = await startTestServer();
    const s = await shop(own);
    const { hand_off } = await s.w.owner.request(calls.term.openTill, { path: { terminalId: s.terminalId } });
    const { token } = await s.w.anonymous.request(calls.term.handOff, { body: { hand_off } });
    const till = new Caller(own, token);
    const inUse = async () => (await s.w.owner.request(calls.term.tillsInUse, {})).items;
    const opened = await inUse();
    expect(opened).toMatchObject([{ terminal_id: s.terminalId, opened_by: expect.stringMatching(/^\S+ \S\.$/) }]);

    for (let minutes = 0; minutes < 12; minutes += 4) {
      own.clock.forward(4 * 60_000);
      await till.request(calls.term.facts, {});
    }
    expect(await inUse()).toEqual(opened);
    own.clock.forward(5 * 60_000 + 1);
    expect(await inUse()).toEqual([]);
    await till.request(calls.term.facts, {});
    expect(await inUse()).toEqual(opened);
    await till.request(calls.term.signOut, {});
    expect(await inUse()).toEqual([]);
  });

  test("marks a session and a key at most once a minute", async () => {
    const own = await startTestServer();
    const s = await shop(own);
    const { hand_off } = await s.w.owner.request(calls.term.openTill, { path: { terminalId: s.terminalId } });
    const { token } = await s.w.anonymous.request(calls.term.handOff, { body: { hand_off } });
    const till = new Caller(own, token);
    const seen = () =>
      s.w.inside((tenant) =>
        tenant.many(
          q
            .selectFrom("terminal_token")
            .leftJoin("terminal_use", (join) =>
              join.onRef("terminal_use.token_hash", "=", "terminal_token.token_hash").on(inTenant("terminal_use")),
            )
            .select("terminal_use.seen_dt")
            .where("terminal_id", "=", s.terminalId)
            .orderBy("kind"),
        ),
      );
    const none = { seen_dt: null };
    await till.request(calls.term.facts, {});
    expect(await seen()).toEqual([none, none, none]);
    own.clock.forward(60_000);
    await till.request(calls.term.facts, {});
    await s.till.request(calls.term.facts, {});
    const marked = await seen();
    const used = { seen_dt: expect.any(Date) };
    // The hand-off was taken once.
    expect(marked).toEqual([none, used, used]);
    own.clock.forward(40_000);
    await till.request(calls.term.facts, {});
    await s.till.request(calls.term.facts, {});
    expect(await seen()).toEqual(marked);

    // While servers are replaced, one of the previous version may have noted it.
    own.clock.forward(60_000);
    const seen_dt = own.clock.now();
    await s.w.inside((tenant) =>
      tenant.run(q.updateTable("terminal_token").set({ seen_dt }).where("terminal_id", "=", s.terminalId)),
    );
    await s.till.request(calls.term.facts, {});
    expect(await seen()).toEqual(marked);
  });

  test("shows no name where the till has signed in itself, and nothing of another business", async () => {
    const s = await withLogin();
    await nobody.request(calls.term.token, { body: { login: s.login, password: "the till's secret" } });
    expect((await s.w.owner.request(calls.term.tillsInUse, {})).items).toMatchObject([{ opened_by: null }]);
    const other = await shop(server);
    expect((await other.w.owner.request(calls.term.tillsInUse, {})).items).toEqual([]);
  });
});

describe("what a till may read", () => {
  test("goods with their shelf price, or none where there is no price", async () => {
    const s = await shop(server);
    const free = await s.goods("C", "1.00");
    await s.w.inside((tenant) =>
      tenant.run(q.deleteFrom("goods_price").where(inTenant()).where("goods_id", "=", free)),
    );
    const { items } = await s.till.request(calls.term.goods, {});
    expect(items.map(({ code, price }) => [code, price])).toEqual([
      ["A", "10.0000"],
      ["B", "5.5500"],
      ["C", null],
    ]);
    const sold = s.sell({ items: [{ code: "C", quantity: "1" }] });
    await expect(sold).rejects.toMatchObject({ code: "line.price_missing" });
  });

  test("how each item is counted, whether it is weighed, and from which age it is sold", async () => {
    const s = await shop(server);
    const counted = { quantity_min: "2", quantity_step: "0.5", quantity_precision: 1, weightable: true, age_limit: 18 };
    await s.w.make.goods({ title: "Cider", code: "C", ...counted });
    const { items } = await s.till.request(calls.term.goods, {});
    const as = { quantity_min: null, quantity_step: null, quantity_precision: 0, weightable: false, age_limit: null };
    expect(items.find(({ code }) => code === "A")).toMatchObject(as);
    expect(items.find(({ code }) => code === "C")).toMatchObject({
      ...counted,
      ...{ quantity_min: "2.000", quantity_step: "0.500" },
    });
  });

  test("how the quantity of each item is taken: by the first of its categories that says, or the one above it", async () => {
    const s = await shop(server);
    const add = async (title: string, more: object = {}) => (await s.w.make.category({ title, ...more })).id;
    const presets = [{ by: "amount" as const, value: "500" }];
    const only = { item_entry_mode: "presets-only" as const, presets };
    const top = await add("Fuel", only);
    const below = await add("Petrol", { parent_id: top });
    const typed = await add("Loose", { item_entry_mode: "manually-only" });
    const silent = await add("Other");
    const off = await add("Off", { ...only, active: false });
    const hidden = await add("Hidden", { ...only, show_in_terminal: false });
    const free = { item_entry_mode: "without-limits", presets: [] };
    const manual = { item_entry_mode: "manually-only", presets: [] };
    const table: [string, string[], object][] = [
      ["above", [below], only],
      ["first-of-two", [typed, below], only],
      ["none-of-its-own", [silent], free],
      ["in-no-category", [], free],
      ["second-says", [silent, typed], manual],
      ["switched-off", [off], free],
      ["hidden", [hidden], only],
    ];
    for (const [code, category_ids] of table) await s.w.make.goods({ code, category_ids });
    const { items } = await s.till.request(calls.term.goods, {});
    for (const [code, , entry] of table) expect(items.find((one) => one.code === code)).toMatchObject(entry);

    // The order of the categories decides, so a till reads another one as soon as it is saved.
    const order = { items: [{ id: typed }, { id: below }] };
    await s.w.owner.request(calls.goods.orderCategories, { path: { loyaltyId: s.w.loyaltyId }, body: order });
    const after = (await s.till.request(calls.term.goods, {})).items;
    expect(after.find((one) => one.code === "first-of-two")).toMatchObject(manual);
  });

  test("the code and the picture of a category, and neither where it has none", async () => {
    const s = await shop(server);
    const { id } = await s.w.make.category({ title: "Drinks", code: "DR-1" });
    const path = { categoryId: id };
    const { photo } = await s.w.owner.request(calls.goods.categoryPhoto, { path, image: await picture("png") });
    const shown = async () => (await s.till.request(calls.term.goods, {})).categories.find((one) => one.id === id);
    expect(await shown()).toEqual({ id, parent_id: null, title: "Drinks", code: "DR-1", photo });
    expect((await fetch(server.url + photo?.thumbnail_url)).status).toBe(200);

    await s.w.owner.request(calls.goods.changeCategory, { path, body: { code: null } });
    await s.w.owner.request(calls.goods.removeCategoryPhoto, { path });
    expect(await shown()).toMatchObject({ code: null, photo: null });
  });

  test("categories, most sold here in the last 30 days first, then in their order", async () => {
    const s = await shop(server);
    const [a = "", b = ""] = (await s.till.request(calls.term.goods, {})).items.map(({ id }) => id);
    const path = { loyaltyId: s.w.loyaltyId };
    const add = async (title: string, goodsId: string | null) => {
      const { id } = await s.w.owner.request(calls.goods.addCategory, { path, body: { title } });
      if (!goodsId) return;
      await s.w.inside((tenant) =>
        tenant.run(q.insertInto("goods_in_category").values({ goods_id: goodsId, category_id: id })),
      );
    };
    await add("First", null);
    await add("Empty", null);
    await add("Once", a);
    await add("Often", b);
    const titles = async (till = s.till) => (await till.request(calls.term.goods, {})).categories.map((c) => c.title);
    expect(await titles()).toEqual(["First", "Empty", "Once", "Often"]);

    await s.sell({ items: [{ code: "A", quantity: "1" }] });
    await s.sell({ items: [{ code: "B", quantity: "3" }] });
    await rollUpAll(s.w);
    expect(await titles()).toEqual(["Often", "Once", "First", "Empty"]);

    // Another point of sale has not sold anything.
    const other = await s.w.make.pos();
    const { id: terminalId } = await s.w.make.terminal(other.id);
    expect(await titles(await tillOf(s.w, terminalId))).toEqual(["First", "Empty", "Once", "Often"]);
    const month = Temporal.Now.instant().subtract({ hours: 31 * 24 });
    await s.w.inside((tenant) =>
      tenant.run(
        q
          .updateTable("goods_turnover")
          .set({ business_date: month.toString().slice(0, 10) })
          .where(inTenant())
          .where("grain", "=", "day"),
      ),
    );
    expect(await titles()).toEqual(["First", "Empty", "Once", "Often"]);
  });

  test("manual rules, which act only when they are chosen", async () => {
    const s = await shop(server);
    const id = await s.rule({ title: "Staff", scope: "manual", action_type: "discount-check-percent", value: "20" });
    expect((await s.till.request(calls.term.rules, {})).items).toMatchObject([{ id, title: "Staff" }]);
    const items = [{ code: "A", quantity: "1" }];
    expect((await s.sell({ items })).transaction.totals.discount_amount).toBe("0.00");
    expect((await s.sell({ items, rule_ids: [id] })).transaction.totals.discount_amount).toBe("2.00");
  });

  test("one new customer at several tills at once is one person with one card", async () => {
    const s = await shop(server);
    const body = { user_id_value: "+380671234569" };
    const made = await Promise.all(Array.from({ length: 8 }, () => s.till.request(calls.term.addCustomer, { body })));
    expect(new Set(made.map((one) => one.id)).size).toBe(1);
  });

  test("a customer by any of their names, and a new one is made a member once", async () => {
    const s = await shop(server);
    const body = { user_id_value: "067 123 45 67", first_name: "Ганна" };
    const made = await s.till.request(calls.term.addCustomer, { body });
    expect(made).toMatchObject({ name: "Ганна", phone: "+380671234567", access: "full", bonuses: "0.00" });
    expect((await s.till.request(calls.term.addCustomer, { body })).id).toBe(made.id);
    const query = { user_id_value: "+380 67 123 45 67", user_id_type: "phone" as const };
    expect((await s.till.request(calls.term.customer, { query })).id).toBe(made.id);
    const gone = s.till.request(calls.term.customer, { query: { user_id_value: "+380671234568" } });
    await expect(gone).rejects.toMatchObject({ code: "customer.not_found" });
    const wrong = s.till.request(calls.term.customer, { query: { user_id_value: "12", user_id_type: "phone" } });
    await expect(wrong).rejects.toMatchObject({ code: "customer.id_invalid" });
    const bad = s.till.request(calls.term.addCustomer, { body: { user_id_value: "x@", user_id_type: "email" } });
    await expect(bad).rejects.toMatchObject({ code: "customer.id_invalid" });
  });

  test("the category of a customer with its colours and its code in other systems", async () => {
    const s = await shop(server);
    const face = { title: "Gold", color: "#bb4d00", text_color: "#ffffff", external_code: "G-1" };
    const { id } = await s.w.make.cardCategory(face);
    await s.w.make.customer({ phone: "+380671234567", category_id: id });
    const query = { user_id_value: "+380671234567" };
    expect((await s.till.request(calls.term.customer, { query })).category).toEqual({ id, ...face });
  });

  test("its own latest checks", async () => {
    const s = await shop(server);
    for (let sold = 0; sold < 3; sold += 1) await s.sell({ items: [{ code: "A", quantity: "1" }] });
    const { items } = await s.till.request(calls.term.latest, {});
    expect(items.map((one) => one.number)).toEqual(["3", "2", "1"]);
    const path = { transactionId: items[0]?.id ?? "" };
    expect((await s.till.request(calls.term.check, { path })).check.items).toMatchObject([
      { code: "A", quantity: "1.000" },
    ]);
    const outsider = await shop(server);
    await expect(outsider.till.request(calls.term.check, { path })).rejects.toMatchObject({
      code: "transaction.not_found",
    });
  });

  test("nothing sells in a programme that is switched off", async () => {
    const s = await shop(server);
    await s.w.inside((tenant) => tenant.run(q.updateTable("loyalty").set({ active: false }).where(inTenant())));
    const sold = s.sell({ items: [{ code: "A", quantity: "1" }] });
    await expect(sold).rejects.toMatchObject({ code: "loyalty.inactive" });
    const joined = s.till.request(calls.term.addCustomer, { body: { user_id_value: "+380671234567" } });
    await expect(joined).rejects.toMatchObject({ code: "loyalty.inactive" });
  });
});

test("sessions and hand-offs of tills are deleted 30 days after their end, keys never", async () => {
  // The job cleans up after all businesses of the database: opened in the past, these tills alone are as old as it wants them.
  const past = await startTestServer();
  past.clock.forward(-40 * 86_400_000);
  const s = await shop(past);
  const { hand_off } = await s.w.owner.request(calls.term.openTill, { path: { terminalId: s.terminalId } });
  const { token } = await s.w.anonymous.request(calls.term.handOff, { body: { hand_off } });
  const opened = past.clock.now().getTime();
  past.clock.forward(60_000);
  for (const till of [new Caller(past, token), s.till]) await till.request(calls.term.facts, {});
  const uses = async () =>
    (await s.w.inside((tenant) => tenant.many(q.selectFrom("terminal_use").select("seen_dt").where(inTenant()))))
      .length;
  const kindsAfter = async (days: number) => {
    await termJobs(past)["terminals.clean"]?.({}, new Date(opened + days * 86_400_000));
    const query = q.selectFrom("terminal_token").select("kind").where("terminal_id", "=", s.terminalId).orderBy("kind");
    return (await s.w.inside((tenant) => tenant.many(query))).map(({ kind }) => kind);
  };
  expect(await kindsAfter(29)).toEqual(["hand-off", "key", "session"]);
  expect(await kindsAfter(30.1)).toEqual(["key", "session"]);
  expect(await uses()).toBe(2);
  expect(await kindsAfter(32)).toEqual(["key"]);
  expect(await uses()).toBe(1);
});
