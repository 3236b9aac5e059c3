import { everyCall } from "@patron/contract";
import type { Access, AnyCall } from "@patron/contract/kit";
import { calls } from "@patron/contract/routes";
import { describe, expect, test } from "vitest";
import { Caller } from "../../test/caller.ts";
import { seedFixtures } from "../../test/fixtures.ts";
import { endsSession } from "../../test/request-as.ts";
import { type Known, sampleRequest } from "../../test/sample.ts";
import { startTestServer } from "../../test/server.ts";
import { world } from "../../test/world.ts";
import { inTenant, q } from "../kit/database/rows.ts";

const server = await startTestServer();
const { w, ids } = await seedFixtures(server, "Guarded");
const guarded = everyCall.filter((call) => call.access.caller !== "open");
const gone = await world(server);
await gone.owner.request(calls.auth.signOut, {});

/** Sends a minimal request; uploads have no picture, because the guard runs first. */
function send(caller: Caller, call: AnyCall) {
  return caller.send({ method: call.method, headers: {}, ...sampleRequest(call, ids) });
}

describe.each(guarded.map((call) => [call.route as string, call] as const))("%s", (_, call) => {
  test("turns away a caller without a credential", async () => {
    expect(await send(new Caller(server, undefined), call)).toMatchObject({
      status: 401,
      body: { code: "auth.required" },
    });
  });

  test("turns away a dead, a wrong and a malformed credential", async () => {
    for (const token of [gone.session.token, "x".repeat(43), "not a token"]) {
      const answer = await send(new Caller(server, token), call);
      expect(answer, token).toMatchObject(call.upload ? { body: { code: /auth|body/ } } : { status: 401 });
    }
  });
});

test("the role-based model lets through who holds a role of the mapping, and nobody else", async () => {
  const { w: other, ids } = await seedFixtures(server, "Role-based");
  const theirs = withoutBusiness(ids);
  await other.inside((tenant) => tenant.run(activateModel()));
  const [viewer, noRoles] = [await other.member({ roles: ["viewer"] }), await other.member({})];
  for (const call of guarded.filter((one) => !one.upload && one.access.caller === "session")) {
    const access = call.access as Access; // AnyCall widens it.
    if (endsSession.includes(call.name)) continue;
    const request = sampleRequest(call, theirs);
    for (const [caller, roles] of [
      [viewer, ["viewer"]],
      [noRoles, []],
    ] as const) {
      const { status } = await caller.send({ method: call.method, headers: {}, ...request });
      const may =
        !access.ownerOnly &&
        (access.roles.length === 0 || access.roles.some((role) => (roles as readonly string[]).includes(role)));
      expect(status === 403, `${call.route} as ${roles.join() || "nobody"}`).toBe(!may);
    }
  }
});

test("with the model off every member may make every call that is not the owner's", async () => {
  const { w: other, ids } = await seedFixtures(server, "Roleless");
  const theirs = withoutBusiness(ids);
  const plain = await other.member({});
  for (const call of guarded.filter((one) => !one.upload && !one.access.ownerOnly && one.access.caller === "session")) {
    if (endsSession.includes(call.name)) continue;
    const { status } = await plain.send({ method: call.method, headers: {}, ...sampleRequest(call, theirs) });
    expect(status, call.route).not.toBe(403);
  }
});

test("behaviour 5: the settings of the app are requested by its name, and the returned mappings are what the guard reads", async () => {
  const { methods_restrictions } = await w.owner.request(calls.platform.roleMapping, {
    query: { application: "businessdashboard" },
  });
  const { methods_access_scopes_allowed } = await w.owner.request(calls.platform.scopeMapping, {
    query: { application: "businessdashboard" },
  });
  for (const call of guarded.filter((one) => one.access.caller === "session")) {
    expect(methods_restrictions[call.route]).toEqual(call.access.roles);
    expect(methods_access_scopes_allowed[call.route]).toEqual(call.access.scopes);
  }
});

/** Without its own business: switching to that would end the session of the sweep. */
function withoutBusiness({ business: _, ...ids }: Known): Known {
  return ids;
}

function activateModel() {
  return q.updateTable("business").set({ role_based_model_active: true }).where(inTenant());
}
