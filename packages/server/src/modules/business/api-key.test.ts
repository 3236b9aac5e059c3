import { EXPORT_TYPES } from "@patron/contract/client";
import { calls } from "@patron/contract/routes";
import { describe, expect, test } from "vitest";
import { Caller } from "../../../test/caller.ts";
import { startTestServer } from "../../../test/server.ts";
import { type World, world } from "../../../test/world.ts";
import { addStaff, signInByCode } from "../staff/fixture.ts";

const server = await startTestServer();
/** Another process of the same installation. */
const other = await startTestServer();

/** A business with a new key, and who calls with it. */
async function withKey(w?: World) {
  const own = w ?? (await world(server));
  const made = await own.owner.request(calls.business.apiKey, { query: { generate: true } });
  const key = made.api_key ?? "";
  return { w: own, key, made, program: new Caller(server, key) };
}
const shown = (w: World) => w.owner.request(calls.business.apiKey, {});
const ended = { code: "auth.expired", status: 401 };

describe("the API key of a business", () => {
  test("is shown once, and is stored as its hash", async () => {
    const w = await world(server);
    const nothing = { api_key: null, hint: null, created_dt: null, created_by: null, seen_dt: null, remote_addr: null };
    expect(await shown(w)).toEqual(nothing);
    const { key, made } = await withKey(w);
    expect(key).toMatch(/^patron_[\w-]{43}$/);
    const { first_name, last_name } = w.session.user;
    expect(made).toMatchObject({ hint: key.slice(-4), created_by: `${first_name} ${last_name}`.trim(), seen_dt: null });
    expect(await shown(w)).toEqual({ ...made, api_key: null });
    const { rows } = await server.pool.query("select * from api_key where business_id = $1", [w.businessId]);
    expect(JSON.stringify(rows)).not.toContain(key.slice(7));
  });

  test("reads and writes as far as a mapping allows, and the log names it", async () => {
    const { w, program } = await withKey();
    const before = await program.request(calls.pos.list, {});
    const { id } = await program.request(calls.goods.add, { body: { title: "Coffee", code: "coffee" } });
    expect(before.items).toEqual((await w.owner.request(calls.pos.list, {})).items);
    const { items } = await w.owner.request(calls.audit.list, { query: { entity_id: id } });
    expect(items).toMatchObject([{ actor: { kind: "key", id: w.session.user.id, name: null }, call: "goods.add" }]);
    const found = await w.owner.request(calls.audit.list, { query: { actor_kind: "key" } });
    expect(found.items).toHaveLength(1);
    const file = await program.send({
      method: "GET",
      target: "/transactions",
      headers: { accept: EXPORT_TYPES.csv, "accept-language": "en" },
    });
    expect(file.status).toBe(200);
  });

  test("does not do what owners, guards of the access or signed-in people do, with roles or without", async () => {
    const { w, program } = await withKey();
    const denied = { code: "access.denied" };
    for (const active of [false, true]) {
      await w.owner.request(calls.business.changeRoleBasedModel, { body: { active } });
      const generate = program.request(calls.business.apiKey, { query: { generate: true } });
      await expect(generate).rejects.toMatchObject(denied);
      await expect(program.request(calls.business.removeApiKey, {})).rejects.toMatchObject(denied);
      const turnOff = program.request(calls.business.changeRoleBasedModel, { body: { active: false } });
      await expect(turnOff).rejects.toMatchObject(denied);
      await expect(program.request(calls.businessUser.profile, {})).rejects.toMatchObject(denied);
      await expect(program.request(calls.businessUser.verifyEmail, { body: { value: w.login } })).rejects.toMatchObject(
        denied,
      );
      await expect(program.request(calls.auth.renew, {})).rejects.toMatchObject(denied);
      await expect(program.request(calls.pos.list, {})).resolves.toBeDefined();
    }
  });

  test("ends at once in every process when another one is made or it is removed", async () => {
    const { w, key } = await withKey();
    const elsewhere = new Caller(other, key);
    await expect(elsewhere.request(calls.pos.list, {})).resolves.toBeDefined();
    const { key: next } = await withKey(w);
    await expect(elsewhere.request(calls.pos.list, {})).rejects.toMatchObject(ended);
    const program = new Caller(other, next);
    await expect(program.request(calls.pos.list, {})).resolves.toBeDefined();
    await w.owner.request(calls.business.removeApiKey, {});
    await expect(program.request(calls.pos.list, {})).rejects.toMatchObject(ended);
    expect(await shown(w)).toMatchObject({ hint: null, created_dt: null });
    const again = w.owner.request(calls.business.removeApiKey, {});
    await expect(again).rejects.toMatchObject({ code: "api_key.not_found" });
    const { items } = await w.owner.request(calls.audit.list, { query: { entity_type: "api_key" } });
    expect(items.map(({ action }) => action)).toEqual(["removed", "changed", "added"]);
  });

  test("works as long as the owner who made it is one", async () => {
    const w = await world(server);
    const { id: staffId } = await addStaff(w, { access: "owner" });
    const second = await signInByCode(w, staffId);
    const { api_key } = await second.request(calls.business.apiKey, { query: { generate: true } });
    const program = new Caller(server, api_key ?? "");
    await expect(program.request(calls.pos.list, {})).resolves.toBeDefined();
    await w.owner.request(calls.staff.change, { path: { staffId }, body: { suspended: true } });
    await expect(program.request(calls.pos.list, {})).rejects.toMatchObject(ended);
  });

  test("belongs to one business, and is no terminal's", async () => {
    const { program } = await withKey();
    const stranger = await world(server);
    const pos = await stranger.make.pos();
    const foreign = program.request(calls.pos.get, { path: { posId: pos.id } });
    await expect(foreign).rejects.toMatchObject({ code: "pos.not_found" });
    await expect(program.request(calls.term.latest, {})).rejects.toMatchObject(ended);
    const unknown = new Caller(server, `patron_${"x".repeat(43)}`);
    await expect(unknown.request(calls.pos.list, {})).rejects.toMatchObject(ended);
  });

  test("shows when and from where it was used last, to the minute", async () => {
    const { w, program } = await withKey();
    await program.request(calls.pos.list, {});
    const { seen_dt, remote_addr } = await shown(w);
    expect(Date.now() - Date.parse(seen_dt ?? "")).toBeLessThan(60_000);
    expect(remote_addr).toBe(program.address);
  });

  test("is nobody's to see but an owner's, and looking leaves no entry in the log", async () => {
    const { w } = await withKey();
    const { id: staffId } = await addStaff(w);
    const member = await signInByCode(w, staffId);
    await expect(member.request(calls.business.apiKey, {})).rejects.toMatchObject({ code: "access.denied" });
    await shown(w);
    const { items } = await w.owner.request(calls.audit.list, { query: { call: "business.apiKey" } });
    expect(items).toHaveLength(1);
  });
});
