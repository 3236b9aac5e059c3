import { calls } from "@patron/contract/routes";
import { beforeAll, describe, expect, test } from "vitest";
import { Caller } from "../../../test/caller.ts";
import { onePixel } from "../../../test/sample.ts";
import { startTestServer } from "../../../test/server.ts";
import { type World, world } from "../../../test/world.ts";
import { addStaff, signInByCode } from "./fixture.ts";
import { lockOwners, saveMember } from "./queries.ts";

const server = await startTestServer();
const { add, change, get, list, removeCode, renewCode } = calls.staff;
const gone = "00000000-0000-7000-8000-000000000000";

let w: World;
beforeAll(async () => {
  w = await world(server);
});

describe("staff", () => {
  test("keep every field, and a change leaves what it does not name", async () => {
    const body = {
      first_name: "Iryna",
      last_name: "Bondar",
      position: "Cashier",
      phone: "067 123 45 67",
      email: "iryna@example.com",
      language: "uk" as const,
      access: "admin" as const,
      access_scopes: ["payments" as const],
      roles: ["accountant" as const],
      suspended: false,
      external_code: "T-17",
      hired_date: "2024-02-29",
      comment: "Mornings",
    };
    const made = await w.owner.request(add, { body });
    const staffId = made.id;
    const kept = { ...body, phone: "+380671234567", title: "Iryna Bondar", auth_code_dt: null };
    expect(await w.owner.request(get, { path: { staffId } })).toMatchObject({ ...kept, version: 1 });

    const changed = await w.owner.request(change, { path: { staffId }, body: { last_name: "Moroz", phone: null } });

    expect(changed).toMatchObject({ ...kept, last_name: "Moroz", title: "Iryna Moroz", phone: null, version: 2 });
  });

  test("are shown with the picture that they have stored themselves", async () => {
    const { id: staffId, photo } = await addStaff(w);
    expect(photo).toBeNull();
    const member = await signInByCode(w, staffId);
    const image = new Blob([onePixel], { type: "image/png" });
    const stored = await member.request(calls.businessUser.photo, { image });
    expect(stored.photo).not.toBeNull();
    expect((await w.owner.request(get, { path: { staffId } })).photo).toEqual(stored.photo);
    const { items } = await w.owner.request(calls.staff.list, { query: {} });
    expect(items.find(({ id }) => id === staffId)?.photo).toEqual(stored.photo);
  });

  test("have the language of the business and no special access unless stated", async () => {
    const plain = await addStaff(w);
    const expected = { language: "en", access: "business-staff", access_scopes: [], roles: [], suspended: false };
    expect(plain).toMatchObject({ ...expected, last_name: "", title: "Petro", position: null, email: null });
  });

  test("are unique by id and by the number in the business's own records", async () => {
    const { id } = await addStaff(w, { external_code: "N-1" });
    await expect(addStaff(w, { id })).rejects.toMatchObject({ code: "conflict.duplicate" });
    await expect(addStaff(w, { external_code: "N-1" })).rejects.toMatchObject({ code: "conflict.duplicate" });
    const { id: staffId } = await addStaff(w, { external_code: "N-2" });
    const taken = w.owner.request(change, { path: { staffId }, body: { external_code: "N-1" } });
    await expect(taken).rejects.toMatchObject({ code: "conflict.duplicate" });
  });

  test("with an invalid telephone, an old version or an unknown id are refused", async () => {
    await expect(addStaff(w, { phone: "12345" })).rejects.toMatchObject({ code: "phone.invalid" });
    const { id: staffId } = await addStaff(w);
    const changing = (path: { staffId: string }, body: object, version?: number) =>
      w.owner.request(change, { path, body }, version === undefined ? {} : { version });
    await expect(changing({ staffId }, { phone: "12345" })).rejects.toMatchObject({ code: "phone.invalid" });
    await changing({ staffId }, { position: "Guard" });
    await expect(changing({ staffId }, { position: "Cook" }, 1)).rejects.toMatchObject({ code: "conflict.stale" });
    const missing = { path: { staffId: gone } };
    for (const call of [
      () => w.owner.request(get, missing),
      () => changing({ staffId: gone }, { position: "Cook" }),
      () => w.owner.request(renewCode, missing),
      () => w.owner.request(removeCode, missing),
    ])
      await expect(call()).rejects.toMatchObject({ code: "staff.not_found" });
  });

  test("are listed by name, found by words, state and code, and sorted, in pages", async () => {
    const own = await world(server);
    const anna = await addStaff(own, { first_name: "anna", last_name: "Zhuk", position: "Cook" });
    await addStaff(own, { first_name: "Borys", suspended: true, external_code: "B-9" });
    await addStaff(own, { first_name: "Vira", position: "barista", phone: "+380671234568" });
    const names = async (query: object, page = {}) =>
      (await own.owner.request(list, { query, page })).items.map(({ first_name }) => first_name);
    expect(await names({})).toEqual(["anna", "Borys", "Vira"]);
    expect(await names({}, { sort: "position", order: "asc" })).toEqual(["Vira", "anna", "Borys"]);
    expect(await names({}, { sort: "created_dt", order: "desc" })).toEqual(["Vira", "Borys", "anna"]);
    expect(await names({}, { page: 2, count: 2 })).toEqual(["Vira"]);
    expect(await names({ suspended: true })).toEqual(["Borys"]);
    expect(await names({ suspended: false })).toEqual(["anna", "Vira"]);
    expect(await names({ search_text: "zhuk cook" })).toEqual(["anna"]);
    expect(await names({ search_text: "b-9" })).toEqual(["Borys"]);
    const { auth_code } = await own.owner.request(renewCode, { path: { staffId: anna.id } });
    expect(await names({ auth_code: auth_code.toLowerCase() })).toEqual(["anna"]);
    expect(await names({ auth_code: "WRONG-CODE0" })).toEqual([]);
    const lookup = async (query: object) => (await own.owner.request(calls.embedded.staff, { query })).items;
    expect((await lookup({})).map(({ title }) => title)).toEqual(["anna Zhuk", "Borys", "Vira"]);
    expect(await lookup({ suspended: true })).toMatchObject([{ title: "Borys", active: false, position: null }]);
    const newest = await lookup({ sort: "created_dt", order: "desc", search_text: "a" });
    expect(newest.map(({ title }) => title)).toEqual(["Vira", "anna Zhuk"]);
  });
});

describe("a sign-in code", () => {
  test("opens a session of its staff member, however it is typed, and is shown once", async () => {
    const { id: staffId } = await addStaff(w, { first_name: "Lesia", roles: ["marketing"], language: "de" });
    const { auth_code } = await w.owner.request(renewCode, { path: { staffId } });
    expect(auth_code).toMatch(/^[0-9A-HJKMNP-TV-Z]{5}-[0-9A-HJKMNP-TV-Z]{5}$/);
    const typed = auth_code.toLowerCase().replace("-", " ").replaceAll("0", "o").replaceAll("1", "l");
    const session = await w.anonymous.request(calls.auth.staffSignIn, { body: { auth_code: typed } });
    expect(session).toMatchObject({
      staff: { id: staffId, title: "Lesia", roles: ["marketing"] },
      user: { email: null, language: "de" },
      access: "business-staff",
      business: { id: w.businessId },
    });
    const member = await w.owner.request(get, { path: { staffId } });
    expect(member.auth_code_dt).not.toBeNull();
    expect(JSON.stringify(member)).not.toContain(auth_code);
  });

  test("ends with its sessions when it is renewed or removed", async () => {
    const { id: staffId } = await addStaff(w);
    const first = await signInByCode(w, staffId);
    const { auth_code } = await w.owner.request(renewCode, { path: { staffId } });
    await expect(first.request(calls.businessUser.language, {})).rejects.toMatchObject({ code: "auth.expired" });
    const { token: _, ...rest } = await w.anonymous.request(calls.auth.staffSignIn, { body: { auth_code } });
    expect(rest.staff?.id).toBe(staffId);
    expect(await w.owner.request(removeCode, { path: { staffId } })).toMatchObject({ auth_code_dt: null });
    const refused = w.anonymous.request(calls.auth.staffSignIn, { body: { auth_code } });
    await expect(refused).rejects.toMatchObject({ code: "auth.code_refused" });
  });

  test("of somebody suspended opens nothing, and suspending ends open sessions at once", async () => {
    const { id: staffId } = await addStaff(w);
    const { auth_code } = await w.owner.request(renewCode, { path: { staffId } });
    const { token } = await w.anonymous.request(calls.auth.staffSignIn, { body: { auth_code } });
    const signedIn = new Caller(server, token);
    await signedIn.request(calls.businessUser.profile, {});
    await w.owner.request(change, { path: { staffId }, body: { suspended: true } });
    await expect(signedIn.request(calls.businessUser.profile, {})).rejects.toMatchObject({ code: "auth.expired" });
    const refused = w.anonymous.request(calls.auth.staffSignIn, { body: { auth_code } });
    await expect(refused).rejects.toMatchObject({ code: "auth.code_refused" });
    await w.owner.request(change, { path: { staffId }, body: { suspended: false } });
    await w.anonymous.request(calls.auth.staffSignIn, { body: { auth_code } });
  });

  test("ends with a sign-out, and the session has no password to change", async () => {
    const { id: staffId } = await addStaff(w);
    const caller = await signInByCode(w, staffId);
    const body = { current_password: "anything at all", password: "correct horse battery" };
    const changing = caller.request(calls.businessUser.changePassword, { body });
    await expect(changing).rejects.toMatchObject({ code: "password.wrong" });
    expect(await caller.request(calls.auth.staffSignOut, {})).toEqual({ done: true });
    await expect(caller.request(calls.businessUser.profile, {})).rejects.toMatchObject({ code: "auth.expired" });
  });

  test("is guessed at most ten times in a quarter of an hour", async () => {
    const guess = () => w.anonymous.request(calls.auth.staffSignIn, { body: { auth_code: "GUESS-00000" } });
    for (let tries = 0; tries < 10; tries += 1)
      await expect(guess()).rejects.toMatchObject({ code: "auth.code_refused" });
    await expect(guess()).rejects.toMatchObject({ code: "rate.limited" });
  });
});

describe("access", () => {
  test("with the role-based model, staff may do what their roles say, and are refused the rest", async () => {
    const own = await world(server);
    await own.owner.request(calls.business.changeRoleBasedModel, { body: { active: true } });
    const { id: staffId } = await addStaff(own, { roles: ["marketing"] });
    const caller = await signInByCode(own, staffId);
    await caller.request(calls.news.list, {});
    await expect(caller.request(list, {})).rejects.toMatchObject({ code: "access.denied" });
    await own.owner.request(change, { path: { staffId }, body: { roles: ["viewer"] } });
    // The next request has the new roles.
    await caller.request(list, {});
  });

  test("is given only by those who have it, and nobody changes somebody with more", async () => {
    const own = await world(server);
    await own.owner.request(calls.business.changeRoleBasedModel, { body: { active: true } });
    const manages = { roles: ["business-manager" as const], access_scopes: ["security" as const] };
    const { id: managerId } = await addStaff(own, manages);
    const manager = await signInByCode(own, managerId);
    const give = (body: object) => manager.request(add, { body: { first_name: "New", ...body } });
    const beyond = { code: "staff.beyond_own_access" };
    for (const more of [{ access: "owner" }, { access: "admin" }, { access_scopes: ["payments"] }])
      await expect(give(more)).rejects.toMatchObject(beyond);
    const { id: staffId } = await give({ roles: ["accountant"], access_scopes: ["security"] });
    const raise = manager.request(change, { path: { staffId }, body: { access: "admin" } });
    await expect(raise).rejects.toMatchObject(beyond);

    const { id: ownerId } = await addStaff(own, { access: "owner" });
    const path = { staffId: ownerId };
    const suspend = manager.request(change, { path, body: { suspended: true } });
    await expect(suspend).rejects.toMatchObject(beyond);
    await expect(manager.request(renewCode, { path })).rejects.toMatchObject(beyond);
    await expect(manager.request(removeCode, { path })).rejects.toMatchObject(beyond);
  });

  test("is not changed by its holder, who may change the rest", async () => {
    const { id: staffId } = await addStaff(w, { access: "owner" });
    const caller = await signInByCode(w, staffId);
    const path = { staffId };
    for (const body of [{ suspended: true }, { access: "admin" as const }, { roles: ["viewer" as const] }])
      await expect(caller.request(change, { path, body })).rejects.toMatchObject({ code: "staff.own_access" });
    expect(await caller.request(change, { path, body: { position: "Founder", access: "owner" } })).toMatchObject({
      position: "Founder",
    });
  });

  test("of the last owner stays, also when two owners suspend each other at once", async () => {
    const own = await world(server);
    const [one, two] = [await addStaff(own, { access: "owner" }), await addStaff(own, { access: "owner" })];
    const [first, second] = [await signInByCode(own, one.id), await signInByCode(own, two.id)];
    // The founder has no staff record; without them the two are the only owners.
    await own.inside((tenant) => tenant.run(saveMember(own.session.user.id, { suspended: true }, new Date())));
    const suspended = { suspended: true };
    // Both have been let in before either of them suspends the other.
    const asked = await own.inside(async (tenant) => {
      await tenant.many(lockOwners());
      const calls = [
        first.request(change, { path: { staffId: two.id }, body: suspended }),
        second.request(change, { path: { staffId: one.id }, body: suspended }),
      ].map((call) =>
        call.then(
          () => null,
          (failure: { code?: string }) => failure.code,
        ),
      );
      await expect.poll(waiting).toBe(2);
      return { calls };
    });
    expect((await Promise.all(asked.calls)).toSorted()).toEqual(["staff.last_owner", null].toSorted());
  });
});

/** How many statements wait for a lock in this database. */
async function waiting(): Promise<number> {
  const { rows } = await server.pool.query<{ count: number }>(
    "select count(*)::int from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()",
  );
  return rows[0]?.count ?? 0;
}
