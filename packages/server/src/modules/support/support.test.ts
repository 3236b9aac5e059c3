import { calls } from "@patron/contract/routes";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { Caller } from "../../../test/caller.ts";
import { listen } from "../../../test/listen.ts";
import { mailTo } from "../../../test/mail.ts";
import { anotherSession } from "../../../test/request-as.ts";
import { startTestServer } from "../../../test/server.ts";
import { type World, world } from "../../../test/world.ts";
import { inTenant, q } from "../../kit/database/rows.ts";
import { addStaff } from "../staff/fixture.ts";

const server = await startTestServer();
const { changeSupportAccess, supportAccess } = calls.businessUser;
const { businesses, switchBusiness } = calls.auth;
const hour = 3_600_000;

let w: World;
/** Works in a business of their own, and is support of the installation. */
let support: World;
beforeEach(async () => {
  w = await world(server);
  support = await world(server);
  await confirm(support);
  server.settings.supportEmails = [support.login];
});

const confirm = ({ login }: World) =>
  server.pool.query("update person set email_confirmed_dt = now() where email = $1", [login]);
let passed = 0;
function pass(milliseconds: number) {
  passed += milliseconds;
  server.clock.forward(milliseconds);
}
afterEach(() => {
  server.clock.forward(-passed);
  passed = 0;
});

const letIn = (hours?: number) =>
  w.owner.request(changeSupportAccess, { body: { support: true, ...(hours === undefined ? {} : { hours }) } });
const end = () => w.owner.request(changeSupportAccess, { body: { support: false } });
const into = (who: Caller, { businessId }: World) => who.request(switchBusiness, { body: { business_id: businessId } });
/** Support in the business of `w`, with the token of that session. */
async function enter() {
  return new Caller(server, (await into(await anotherSession(support, server), w)).token);
}
const idsOf = async (who: Caller) => (await who.request(businesses, {})).items.map(({ id }) => id);
const expired = { code: "auth.expired", status: 401 };
const denied = { code: "access.denied", status: 403 };

describe("support staff of the installation", () => {
  test("find a business among theirs and enter it only while its owner lets them in", async () => {
    const other = await world(server);
    expect(await idsOf(support.owner)).not.toContain(w.businessId);
    await expect(into(support.owner, w)).rejects.toMatchObject({ code: "business.not_found" });
    const { until_dt } = await letIn(2);
    const { items } = await support.owner.request(businesses, {});
    expect(items[0]).toMatchObject({ id: support.businessId, access: "owner", support_until: null });
    expect(items.find(({ id }) => id === w.businessId)).toMatchObject({
      access: "business-staff",
      support_until: until_dt,
    });
    await expect(into(support.owner, other)).rejects.toMatchObject({ code: "business.not_found" });
    const visitor = await enter();
    const held = { access: "business-staff", roles: ["support-operator"], access_scopes: [], support_until: until_dt };
    expect(await visitor.request(calls.auth.access, {})).toMatchObject(held);
    expect(await idsOf(visitor)).toEqual(expect.arrayContaining([support.businessId, w.businessId]));
    expect((await visitor.request(calls.businessUser.sessions, {})).items).toContainEqual(
      expect.objectContaining({ current: true, business: { id: w.businessId, title: expect.any(String) } }),
    );
  });

  test("may do what the role of support may do and nothing else, although roles are off", async () => {
    await letIn();
    const visitor = await enter();
    expect((await visitor.request(calls.customers.search, { body: { loyalty_id: w.loyaltyId } })).items).toEqual([]);
    await visitor.request(supportAccess, {});
    await expect(visitor.request(calls.goods.add, { body: { title: "Tea", code: "tea" } })).rejects.toMatchObject(
      denied,
    );
    await expect(addStaff({ ...w, owner: visitor })).rejects.toMatchObject(denied);
    await expect(visitor.request(changeSupportAccess, { body: { support: true } })).rejects.toMatchObject(denied);
    await expect(visitor.request(calls.auth.startView, { body: { role: "viewer" } })).rejects.toMatchObject(denied);
    expect(await visitor.request(calls.auth.endView, {})).toMatchObject({ roles: ["support-operator"] });
  });

  test("keep views and preferences of their own there", async () => {
    await letIn();
    const visitor = await enter();
    const view = { list: "customers", title: "Mine", search: {} };
    expect(await visitor.request(calls.views.add, { body: view })).toMatchObject({ title: "Mine" });
    await visitor.request(calls.business.addPreference, { body: { name: "menu", value: { collapsed: true } } });
  });

  test("keep their access with a new token, and sign in to their own business", async () => {
    await letIn();
    const { token } = await (await enter()).request(calls.auth.renew, {});
    const renewed = new Caller(server, token);
    expect(await renewed.request(calls.auth.access, {})).toMatchObject({ roles: ["support-operator"] });
    const { login, password } = support;
    const again = await support.anonymous.request(calls.auth.token, { body: { login, password } });
    expect(again.business.id).toBe(support.businessId);
  });

  test("are out within two seconds when the owner ends it, windows included, and stay out", async () => {
    await letIn();
    const visitor = await enter();
    const open = await listen(server.url + server.settings.basePath, visitor.token);
    expect(await end()).toMatchObject({ support: false, until_dt: null });
    await expect.poll(() => open.ended, { timeout: 2_000 }).toBe(true);
    await expect(visitor.request(calls.customers.search, { body: { loyalty_id: w.loyaltyId } })).rejects.toMatchObject(
      expired,
    );
    expect(await idsOf(support.owner)).not.toContain(w.businessId);
    await letIn();
    await expect(visitor.request(calls.customers.search, { body: { loyalty_id: w.loyaltyId } })).rejects.toMatchObject(
      expired,
    );
  });

  test("are out when the time is over, and an access granted later does not bring them back", async () => {
    await letIn(1);
    const visitor = await enter();
    pass(hour - 60_000);
    await visitor.request(calls.customers.search, { body: { loyalty_id: w.loyaltyId } });
    pass(2 * 60_000);
    await expect(visitor.request(calls.customers.search, { body: { loyalty_id: w.loyaltyId } })).rejects.toMatchObject(
      expired,
    );
    await expect(into(support.owner, w)).rejects.toMatchObject({ code: "business.not_found" });
    expect(await w.owner.request(supportAccess, {})).toMatchObject({ support: false, until_dt: null });
    await letIn();
    await expect(visitor.request(calls.customers.search, { body: { loyalty_id: w.loyaltyId } })).rejects.toMatchObject(
      expired,
    );
    await into(support.owner, w);
  });

  test("stay when the owner prolongs it", async () => {
    await letIn(1);
    const visitor = await enter();
    await letIn(5);
    pass(2 * hour);
    await visitor.request(calls.customers.search, { body: { loyalty_id: w.loyaltyId } });
  });

  test("are those whom the settings name by an address that they have confirmed, and nobody else", async () => {
    await letIn();
    const stranger = await world(server);
    await confirm(stranger);
    await expect(into(stranger.owner, w)).rejects.toMatchObject({ code: "business.not_found" });
    const visitor = await enter();
    server.settings.supportEmails = ["another@example.com"];
    await expect(visitor.request(calls.customers.search, { body: { loyalty_id: w.loyaltyId } })).rejects.toMatchObject(
      expired,
    );
    await expect(into(support.owner, w)).rejects.toMatchObject({ code: "business.not_found" });
    server.settings.supportEmails = [support.login];
    await visitor.request(calls.customers.search, { body: { loyalty_id: w.loyaltyId } });
    await server.pool.query("update person set email_confirmed_dt = null where email = $1", [support.login]);
    await expect(visitor.request(calls.customers.search, { body: { loyalty_id: w.loyaltyId } })).rejects.toMatchObject(
      expired,
    );
    await expect(into(support.owner, w)).rejects.toMatchObject({ code: "business.not_found" });
  });

  test("need a second factor where the business requires one", async () => {
    await letIn();
    const visitor = await enter();
    await w.inside((tenant) =>
      tenant.run(q.updateTable("business").set({ second_factor_required: true }).where(inTenant())),
    );
    await expect(visitor.request(calls.customers.search, { body: { loyalty_id: w.loyaltyId } })).rejects.toMatchObject({
      code: "second_factor.missing",
    });
  });

  test("who are suspended in the business do not come back as support", async () => {
    const now = server.clock.now();
    const held = { access: "business-staff" as const, scopes: [], roles: [], suspended: true };
    const row = { person_id: support.session.user.id, ...held, created_dt: now, modified_dt: now };
    await w.inside((tenant) => tenant.run(q.insertInto("member").values(row)));
    await letIn();
    await expect(into(support.owner, w)).rejects.toMatchObject({ code: "business.not_found" });
  });
});

describe("the owner", () => {
  test("sees until when support may enter, who let them in, and who entered last", async () => {
    const nothing = { support: false, until_dt: null, granted_by: null, entered_by: null, entered_dt: null };
    expect(await w.owner.request(supportAccess, {})).toEqual({ available: true, ...nothing });
    const before = server.clock.now().getTime();
    const { until_dt } = await letIn();
    expect(new Date(until_dt ?? 0).getTime() - before).toBeGreaterThanOrEqual(24 * hour);
    await enter();
    const { first_name, last_name } = support.session.user;
    const name = `${first_name} ${last_name}`.trim();
    const shown = await w.owner.request(supportAccess, {});
    expect(shown).toMatchObject({ support: true, until_dt, granted_by: expect.stringMatching(/./), entered_by: name });
    await end();
    const { entered_dt } = shown;
    expect(await w.owner.request(supportAccess, {})).toMatchObject({ support: false, entered_by: name, entered_dt });
  });

  test("finds in the log who let support in, who entered, and what they changed, as support", async () => {
    await letIn();
    const visitor = await enter();
    const { id } = await visitor.request(calls.customers.add, {
      body: { loyalty_id: w.loyaltyId, first_name: "Ivan", user_id_value: "ivan@example.com", user_id_type: "email" },
    });
    await end();
    const { items } = await w.owner.request(calls.audit.list, { query: { entity_type: "support_access" } });
    expect(items.map(({ changes }) => changes.map(({ field }) => field))).toEqual([
      ["until_dt"],
      ["entered_by"],
      ["until_dt"],
    ]);
    const written = await w.owner.request(calls.audit.list, { query: { actor_kind: "support" } });
    const { user } = support.session;
    expect(written.items).toMatchObject([
      { entity_id: id, actor: { kind: "support", id: user.id, name: `${user.first_name} ${user.last_name}`.trim() } },
      { entity_type: "support_access", actor: { kind: "support", id: user.id } },
    ]);
    const { items: actors } = await w.owner.request(calls.audit.actors, {});
    expect(actors).toContainEqual(expect.objectContaining({ kind: "support", id: user.id }));
  });

  test("gets a notification when support enters, and hears of it by the chosen channels", async () => {
    const told = {
      channels: ["app" as const, "email" as const],
      staff_ids: [],
      emails: ["boss@example.com"],
      phones: [],
    };
    const events = [{ event: "support-entered" as const, ...told }];
    await w.owner.request(calls.notifications.changeSettings, { body: { events } });
    await letIn();
    await enter();
    const { first_name, last_name } = support.session.user;
    const title = `${`${first_name} ${last_name}`.trim()} of support entered your business`;
    const { items } = await w.owner.request(calls.notifications.list, { query: { language: "en" } });
    expect(items).toMatchObject([{ event: "support-entered", title, entity_type: "support_access", readed: false }]);
    expect((await mailTo(server, "boss@example.com"))[0]?.subject).toContain(first_name);
  });

  test("lets nobody in where the installation has no support, and may end it all the same", async () => {
    await letIn();
    server.settings.supportEmails = [];
    await expect(letIn()).rejects.toMatchObject({ code: "support_access.unavailable", status: 422 });
    expect(await end()).toMatchObject({ available: false, support: false });
    expect(await end()).toMatchObject({ support: false });
  });

  test("alone decides: others see it", async () => {
    const manager = await w.member({ roles: ["business-manager"], scopes: ["administration", "security"] });
    await expect(manager.request(changeSupportAccess, { body: { support: true } })).rejects.toMatchObject(denied);
    expect(await manager.request(supportAccess, {})).toMatchObject({ support: false });
  });

  test("who asks twice at the same moment lets support in once", async () => {
    await Promise.all([letIn(1), letIn(1), letIn(1)]);
    const { rows } = await server.pool.query("select id from support_access where business_id = $1", [w.businessId]);
    expect(rows).toHaveLength(1);
  });
});
