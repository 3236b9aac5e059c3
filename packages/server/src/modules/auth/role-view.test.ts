import { everyCall } from "@patron/contract";
import type { Failure } from "@patron/contract/client";
import { calls } from "@patron/contract/routes";
import { decide } from "@patron/engine/access";
import { beforeEach, describe, expect, test } from "vitest";
import { Caller } from "../../../test/caller.ts";
import { anotherSession } from "../../../test/request-as.ts";
import { startTestServer } from "../../../test/server.ts";
import { type World, world } from "../../../test/world.ts";
import { addStaff, signInByCode } from "../staff/fixture.ts";

const server = await startTestServer();
const { access, endView, renew, startView } = calls.auth;

let w: World;
beforeEach(async () => {
  w = await world(server);
});
const codeOf = (attempt: Promise<unknown>) =>
  attempt.then(
    () => undefined,
    (failure: Failure) => failure.code,
  );
const hour = 3_600_000;

describe("an owner who views a role", () => {
  test("may do what the role may do and nothing else, although roles are off for everybody", async () => {
    const held = await w.owner.request(startView, { body: { role: "accountant" } });
    expect(held).toMatchObject({ access: "business-staff", roles: ["accountant"], viewed_role: "accountant" });
    expect(await w.owner.request(access, {})).toEqual(held);
    await w.owner.request(calls.transactions.list, {});
    expect(await codeOf(w.owner.request(calls.staff.list, {}))).toBe("access.denied");
    expect(await codeOf(addStaff(w))).toBe("access.denied");
    expect(await codeOf(w.owner.request(calls.business.changeRoleBasedModel, { body: { active: true } }))).toBe(
      "access.denied",
    );
    expect(await codeOf(w.owner.request(startView, { body: { role: "business-manager" } }))).toBe("access.denied");
  });

  test("is told the same by the mappings: the menu follows them", async () => {
    await w.owner.request(startView, { body: { role: "viewer" } });
    const query = { query: { application: "businessdashboard" } };
    const { methods_restrictions } = await w.owner.request(calls.platform.roleMapping, query);
    const roles = methods_restrictions as Record<string, string[]>;
    const caller = { model_active: true, owner: false, scopes: [], roles: ["viewer"] };
    const reading = everyCall.filter(
      ({ method, path, writes, access: { caller: kind, ownerOnly, scopes } }) =>
        method === "GET" && kind === "session" && !(writes || ownerOnly || path.includes("{")) && scopes.length === 0,
    );
    expect(reading.length).toBeGreaterThan(40);
    for (const call of reading) {
      const allowed = decide(caller, { scopes: [], roles: roles[call.route] ?? [] }).allowed;
      const { status } = await w.owner.send({ method: "GET", target: call.path, headers: {} });
      expect([call.route, status === 403]).toEqual([call.route, !allowed]);
    }
  });

  test("with scopes may do what needs them", async () => {
    await w.owner.request(startView, { body: { role: "business-manager" } });
    const add = () => addStaff(w, { first_name: "Olha" });
    expect(await codeOf(add())).toBe("access.denied");
    await w.owner.request(endView, {});
    await w.owner.request(startView, { body: { role: "business-manager", access_scopes: ["security"] } });
    await add();
  });

  test("leaves the view and is an owner again; a new token keeps it", async () => {
    const own = await anotherSession(w, server);
    await own.request(startView, { body: { role: "viewer" } });
    const { token, access: kind, roles } = await own.request(renew, {});
    expect([kind, roles]).toEqual(["business-staff", ["viewer"]]);
    const renewed = new Caller(server, token);
    expect(await renewed.request(endView, {})).toMatchObject({ access: "owner", viewed_role: null });
    expect(await renewed.request(access, {})).toMatchObject({ access: "owner", viewed_role: null, viewed_until: null });
    await renewed.request(calls.staff.list, {});
    await renewed.request(endView, {});
  });

  test("does not change other sessions of theirs, nor what other people may do", async () => {
    const other = await anotherSession(w, server);
    const member = await signInByCode(w, (await addStaff(w)).id);
    await w.owner.request(startView, { body: { role: "viewer" } });
    expect(await other.request(access, {})).toMatchObject({ access: "owner", viewed_role: null });
    await member.request(calls.staff.list, {});
    expect(await codeOf(member.request(startView, { body: { role: "viewer" } }))).toBe("access.denied");
  });

  test("has it written down, when it begins and when it ends", async () => {
    await w.owner.request(startView, { body: { role: "marketing" } });
    await w.owner.request(endView, {});
    const { items } = await w.owner.request(calls.audit.list, { query: { entity_type: "session" } });
    const views = items.map(({ changes }) => changes.find(({ field }) => field === "viewed_role"));
    expect(views.filter(Boolean)).toMatchObject([
      { before: "marketing", after: null },
      { before: null, after: "marketing" },
    ]);
  });

  test("and is no owner any more has no more than what they were given", async () => {
    const { id: staffId } = await addStaff(w, { first_name: "Second", access: "owner" });
    const second = await signInByCode(w, staffId);
    await second.request(startView, { body: { role: "business-manager", access_scopes: ["security"] } });
    const given = { access: "business-staff" as const, roles: ["viewer" as const] };
    await w.owner.request(calls.staff.change, { path: { staffId }, body: given });
    await w.owner.request(calls.business.changeRoleBasedModel, { body: { active: true } });
    expect(await second.request(access, {})).toMatchObject({ roles: ["viewer"], access_scopes: [], viewed_role: null });
    expect(await codeOf(second.request(calls.staff.add, { body: { first_name: "No" } }))).toBe("access.denied");
  });

  test("is an owner again after an hour, whatever happens", async () => {
    await w.owner.request(startView, { body: { role: "viewer" } });
    server.clock.forward(hour - 60_000);
    expect(await w.owner.request(access, {})).toMatchObject({ access: "business-staff", viewed_role: "viewer" });
    server.clock.forward(2 * 60_000);
    expect(await w.owner.request(access, {})).toMatchObject({ access: "owner", viewed_role: null });
  });
});

test("each role says what it may change, area by area, as the calls do", async () => {
  const { items } = await w.owner.request(calls.platform.roles, { query: { application: "businessdashboard" } });
  const of = (role: string, area: string) =>
    items.find(({ code }) => code === role)?.areas.find((one) => one.area === area)?.changes;
  expect(of("marketing", "news")).toBe("everything");
  expect(of("viewer", "news")).toBe("nothing");
  expect(of("accountant", "transactions")).toBe("something");
  // Only with the scope of security.
  expect(of("business-manager", "staff")).toBe("nothing");
});
