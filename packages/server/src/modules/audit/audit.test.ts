import { randomUUID } from "node:crypto";
import { EXPORT_TYPES } from "@patron/contract/client";
import { calls } from "@patron/contract/routes";
import { describe, expect, test } from "vitest";
import { startTestServer } from "../../../test/server.ts";
import { examples, shop } from "../../../test/shop.ts";
import { world } from "../../../test/world.ts";

const server = await startTestServer();

describe("GET /x/audit", () => {
  test("shows who created, changed and removed a record, with the changed fields, latest first", async () => {
    const w = await world(server);
    const search = { sort: "title" };
    const { id } = await w.make.view({ title: "Corner", search: {} });
    const path = { viewId: id };
    await w.owner.request(calls.views.change, { path, body: { title: "Corner shop", search, shared: false } });
    await w.owner.request(calls.views.remove, { path });

    const { items, total } = await w.owner.request(calls.audit.list, { query: { entity_id: id } });

    expect(total).toBe(3);
    expect(items.map(({ action, entity_type, call }) => [action, entity_type, call])).toEqual([
      ["removed", "saved_view", "views.remove"],
      ["changed", "saved_view", "views.change"],
      ["added", "saved_view", "views.add"],
    ]);
    const { first_name, last_name, id: personId } = w.session.user;
    expect(items[1]).toMatchObject({
      actor: { kind: "person", id: personId, name: `${first_name} ${last_name}`.trim() },
      title: "Corner shop",
      changes: [
        { field: "title", before: "Corner", after: "Corner shop" },
        { field: "search", before: {}, after: search },
      ],
    });
    expect(items[1]?.remote_addr).toBe(w.owner.address);
  });

  test("names what a change points to as it is called today, and nothing of another business", async () => {
    const [w, other] = [await world(server), await world(server)];
    const coffee = await w.make.goods({ title: "Coffee" });
    const [drinks, hot] = [await w.make.category({ title: "Drinks" }), await w.make.category({ title: "Hot" })];
    const theirs = await other.make.pos({ title: "Not yours" });
    const rule = await w.make.rule({ include_goods: [coffee.id] });
    const path = { loyaltyId: w.loyaltyId, ruleId: rule.id };
    await w.owner.request(calls.rules.change, {
      path,
      body: { include_goods: [], include_categories: [drinks.id, hot.id] },
    });
    await w.owner.request(calls.goods.change, { path: { goodsId: coffee.id }, body: { title: "Flat white" } });
    await w.owner.request(calls.business.addPreference, { body: { name: "seen", value: { pos: theirs.id } } });

    const lines = await w.owner.request(calls.audit.list, { query: { entity_id: rule.id } });
    const changed = lines.items.find(({ action }) => action === "changed");
    const names = Object.fromEntries(changed?.names.map(({ id, title }) => [id, title]) ?? []);
    expect(names).toEqual({ [coffee.id]: "Flat white", [drinks.id]: "Drinks", [hot.id]: "Hot" });
    const entries = await w.owner.request(calls.audit.list, { query: { entity_id: "seen" } });
    expect(JSON.stringify(entries.items[0]?.changes)).toContain(theirs.id);
    expect(entries.items[0]?.names).toEqual([]);
  });

  test("names records without a title: a sale by its number, and a price by its group and item", async () => {
    const s = await shop(server);
    const customer_id = await s.member();
    const { transaction } = await s.sell({ items: examples, customer_id });
    const goods = await s.w.make.goods({ title: "Flat white" });
    const group = await s.w.make.priceGroup({ title: "Airport" });
    const path = { loyaltyId: s.w.loyaltyId, priceGroupId: group.id };
    await s.w.owner.request(calls.priceGroups.addItems, { path, body: [{ item_id: goods.id, master_price: "70" }] });
    const titleOf = async (query: object) => (await s.w.owner.request(calls.audit.list, { query })).items[0]?.title;
    expect(await titleOf({ call: "term.sale" })).toBe(String(transaction.number));
    expect(await titleOf({ call: "priceGroups.addItems" })).toBe("Airport · Flat white");
  });

  test("of a thing has what belongs to it, and nothing of a thing whose id begins alike", async () => {
    const w = await world(server);
    const path = { loyaltyId: w.loyaltyId };
    await w.owner.request(calls.loyalty.changeSettings, { path, body: { new_customer_access: "limited" } });
    const { items } = await w.owner.request(calls.audit.list, { query: { entity_id: w.loyaltyId } });
    expect(items.map((line) => line.entity_type)).toContain("loyalty_settings");
    for (const name of ["list", "list-of-others", "list0"]) {
      await w.owner.request(calls.business.addPreference, { body: { name, value: {} } });
    }
    const entries = await w.owner.request(calls.audit.list, { query: { entity_id: "list" } });
    expect(entries.items.map((line) => line.entity_id)).toEqual(["list"]);
  });

  test("never shows a secret, only that it changed", async () => {
    const w = await world(server);
    const { items } = await w.owner.request(calls.audit.list, { query: { actor_kind: "person" } });
    expect(JSON.stringify(items)).not.toContain(w.password);
  });

  test("finds by entityType, person, terminal, call and days, and pages without overlap", async () => {
    const s = await shop(server);
    await s.sell({ items: examples });
    const found = async (query: object) => (await s.w.owner.request(calls.audit.list, { query })).items.length;
    expect(await found({ actor_kind: "terminal", actor_id: s.terminalId, entity_type: "transaction" })).toBe(1);
    expect(await found({ call: "pos.add" })).toBe(1);
    expect(await found({ actor_id: randomUUID() })).toBe(0);
    expect(await found({ date_from: "2001-01-01", date_to: "2001-01-31" })).toBe(0);
    expect(await found({ date_from: "2001-01-01" })).toBe(3);
    const page = async (number: number) =>
      (await s.w.owner.request(calls.audit.list, { page: { page: number, count: 2 } })).items.map((line) => line.id);
    const ids = [...(await page(1)), ...(await page(2))];
    expect(new Set(ids).size).toBe(3);
    expect(ids).toEqual([...ids].sort().reverse());
    const one = await s.w.owner.request(calls.audit.list, { query: { id: ids[2] ?? "" } });
    expect(one.items.map((line) => line.id)).toEqual([ids[2]]);
    const bare = await s.w.owner.request(calls.audit.list, { page: { skip_totals: true } });
    expect(bare).not.toHaveProperty("total");
  });

  test("names the terminal that sold, and lists everyone to filter by", async () => {
    const s = await shop(server);
    await s.sell({ items: examples });
    const { items } = await s.w.owner.request(calls.audit.list, { query: { actor_kind: "terminal" } });
    const actors = (await s.w.owner.request(calls.audit.actors, {})).items;
    expect(actors.find((one) => one.id === s.terminalId)?.name).toBe(items[0]?.actor.name);
    expect(actors.find((one) => one.kind === "person")?.id).toBe(s.w.session.user.id);
  });

  test("shows nothing of another business", async () => {
    const [w, outsider] = [await world(server), await world(server)];
    const { id } = await w.make.pos();
    expect((await outsider.owner.request(calls.audit.list, { query: { entity_id: id } })).items).toEqual([]);
  });

  test("is a file with the same lines, and records its own export", async () => {
    const w = await world(server);
    await w.make.pos({ title: "=1+1" });
    const headers = { accept: EXPORT_TYPES.csv, "accept-language": "de" };
    const target = "/x/audit?entity_type=pos&columns=action,entity_type,title,changes";
    const { body } = await w.owner.send({ method: "GET", target, headers });
    const [head, line] = String(body).replace("\ufeff", "").split("\r\n");
    expect(head).toBe("Vorgang,Datensatz,Name,Änderungen");
    expect(line).toMatch(/^Hinzugefügt,Verkaufsstelle,'=1\+1,/);
    const { items } = await w.owner.request(calls.audit.list, { query: { entity_type: "export" } });
    expect(items).toMatchObject([{ action: "exported", call: "audit.list" }]);
  });

  test("in a file, shows changes in the reader's language: fields, values, days, and records by their names", async () => {
    const w = await world(server);
    const coffee = await w.make.goods({ title: "Coffee" });
    const rule = await w.make.rule({ scope: "automatic", date_to: "2026-12-31" });
    const path = { loyaltyId: w.loyaltyId, ruleId: rule.id };
    const body = { scope: "manual" as const, date_to: "2027-01-31", include_goods: [coffee.id], week_days: [6, 7] };
    await w.owner.request(calls.rules.change, { path, body });
    const headers = { accept: EXPORT_TYPES.csv, "accept-language": "de" };
    const target = `/x/audit?entity_id=${rule.id}&columns=changes`;
    const [, changed, added] = String((await w.owner.send({ method: "GET", target, headers })).body).split("\r\n");
    expect(changed).toContain("Automatisch → Durch den Kassierer");
    expect(changed).toContain("Letzter Tag: 31.12.2026 → 31.01.2027");
    expect(changed).toContain("Artikel: leer → Coffee");
    expect(changed).toContain("Wochentage: leer → Sa, So");
    expect(added).toContain("Aktion: Rabatt auf den Einkauf, %");
    expect(changed).not.toMatch(/[a-z]_[a-z]|[0-9a-f]{8}-/);
  });

  test("shows the values of a rule with their unit, as it was at each change", async () => {
    const w = await world(server);
    const card = await w.make.specialAccount({ title: "Coffee card", type: "punches", currency: null });
    const rule = await w.make.rule({ action_type: "discount-check-percent", value: "10.5" });
    const path = { loyaltyId: w.loyaltyId, ruleId: rule.id };
    const change = (body: object) => w.owner.request(calls.rules.change, { path, body });
    await change({ action_type: "discount-check-amount", currency: "UAH", value: "5", check_amount_min: "100" });
    await change({
      action_type: "charge-check-amount",
      charge_target: "special-account",
      special_account_id: card.id,
      value: "3",
    });

    const { items } = await w.owner.request(calls.audit.list, { query: { entity_id: rule.id } });
    expect(items.map(({ units }) => units.find(({ field }) => field === "value"))).toEqual([
      { field: "value", before: "UAH", after: "punch" },
      { field: "value", before: "percent", after: "UAH" },
      { field: "value", before: null, after: "percent" },
    ]);
    const headers = { accept: EXPORT_TYPES.csv, "accept-language": "en" };
    const target = `/x/audit?entity_id=${rule.id}&columns=changes`;
    const [, last, first, added] = String((await w.owner.send({ method: "GET", target, headers })).body).split("\r\n");
    expect(added).toContain("Value: 10.5%");
    expect(first).toContain("Value: 10.5% → UAH\u00a05.00");
    expect(first).toContain("Minimum sale: UAH\u00a0100.00");
    expect(last).toContain("Value: UAH\u00a05.00 → 3 stamps");
  });

  test("in a file, names a field as the calls that wrote it do", async () => {
    const w = await world(server);
    const [group, tax] = [await w.make.priceGroup(), await w.make.tax({ title: "VAT" })];
    const path = { loyaltyId: w.loyaltyId, priceGroupId: group.id };
    await w.owner.request(calls.priceGroups.changeTaxes, { path, body: { taxes: [{ tax_id: tax.id }] } });
    const { id } = await w.make.company({ tax_id: "DE123" });
    const changes = async (entityId: string) => {
      const headers = { accept: EXPORT_TYPES.csv, "accept-language": "de" };
      const target = `/x/audit?entity_id=${entityId}&columns=changes`;
      return String((await w.owner.send({ method: "GET", target, headers })).body);
    };
    expect(await changes(group.id)).toContain("Steuer: VAT");
    expect(await changes(id)).toContain("Steuernummer: DE123");
  });
});
