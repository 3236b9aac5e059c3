import { calls } from "@patron/contract/routes";
import { describe, expect, test } from "vitest";
import { Caller } from "../../../test/caller.ts";
import { newPasskey } from "../../../test/devices/passkey.ts";
import { mailTo } from "../../../test/mail.ts";
import { startTestServer } from "../../../test/server.ts";
import { type World, world } from "../../../test/world.ts";
import { authJobs } from "../auth/jobs.ts";
import { addStaff, signInByCode } from "../staff/fixture.ts";
import { addApp, challengeOf, codeOf, signIn } from "./fixture.ts";
import { secondFactorJobs } from "./jobs.ts";
import { resetByOperator } from "./reset.ts";

const server = await startTestServer();
const { secondFactor } = calls;
const minute = 60_000;
const origin = "http://127.0.0.1:8420";

const answer = (w: World, body: { token: string; code?: string; credential?: Record<string, unknown> }) =>
  w.anonymous.request(calls.auth.answerChallenge, { body });
const wrongFor = (code: string) => (code === "000000" ? "111111" : "000000");
/** A person with an app, and a server whose clock has moved on since its code was used. */
async function withApp(at = server) {
  const w = await world(at);
  const app = await addApp(w.owner);
  at.clock.forward(minute);
  const code = () => codeOf(at, app.secret);
  const prove = async () => {
    at.clock.forward(minute);
    return { token: (await w.owner.request(secondFactor.challenge, {})).token, code: code() };
  };
  return { w, ...app, code, prove };
}

describe("a sign-in with an authenticator app", () => {
  test("answers with a challenge, and opens a session for a code of the app, once", async () => {
    const { w, code } = await withApp();
    const challenge = await challengeOf(signIn(w));
    expect(challenge).toMatchObject({ methods: ["totp", "recovery"], passkey_options: null });
    const right = code();
    const session = await answer(w, { token: challenge.token, code: ` ${right.slice(0, 3)} ${right.slice(3)}` });
    expect(session.business.id).toBe(w.businessId);
    await expect(answer(w, { token: challenge.token, code: right })).rejects.toMatchObject({
      code: "second_factor.dead",
    });
    // The same code at another sign-in: it counts once.
    const { token } = await challengeOf(signIn(w));
    await expect(answer(w, { token, code: right })).rejects.toMatchObject({ code: "second_factor.wrong" });
  });

  test("takes five tries, ten minutes, and twenty wrong answers an hour", async () => {
    const own = await startTestServer();
    const { w, code } = await withApp(own);
    for (let round = 0; round < 4; round += 1) {
      const { token } = await challengeOf(signIn(w));
      for (const tries_left of [4, 3, 2, 1, 0])
        await expect(answer(w, { token, code: wrongFor(code()) })).rejects.toMatchObject({
          code: "second_factor.wrong",
          details: { tries_left },
        });
      await expect(answer(w, { token, code: code() })).rejects.toMatchObject({ code: "second_factor.dead" });
    }
    await expect(signIn(w)).rejects.toMatchObject({ code: "rate.limited" });
    own.clock.forward(61 * minute);
    const { token } = await challengeOf(signIn(w));
    own.clock.forward(10 * minute + 1);
    await expect(answer(w, { token, code: code() })).rejects.toMatchObject({ code: "second_factor.dead" });
  });

  test("of ten at once with the right code exactly one succeeds", async () => {
    const { w, code } = await withApp();
    const { token } = await challengeOf(signIn(w));
    const all = await Promise.allSettled(Array.from({ length: 8 }, () => answer(w, { token, code: code() })));
    expect(all.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  });

  test("is needed after a one-time code and a new password too", async () => {
    const { w } = await withApp();
    for (const purpose of ["sign-in", "new-password"] as const) {
      const { token } = await w.anonymous.request(calls.auth.sendOneTimeCode, { body: { login: w.login, purpose } });
      const { rows } = await server.pool.query<{ id: string }>("select id from one_time_code where code_hash is null");
      for (const { id } of rows) await authJobs(server)["one_time_code.send"]?.({ id }, server.clock.now());
      const mails = await mailTo(server, w.login);
      const [newest] = mails
        .filter(({ subject }) => /^\d{6} /.test(subject))
        .toSorted((a, b) => (a.created_dt < b.created_dt ? 1 : -1));
      const body = { token, code: newest?.subject.slice(0, 6) ?? "" };
      const attempt =
        purpose === "sign-in"
          ? w.anonymous.request(calls.auth.signInByCode, { body })
          : w.anonymous.request(calls.auth.setNewPassword, { body: { ...body, password: "a new and longer one" } });
      expect((await challengeOf(attempt)).methods).toContain("totp");
    }
    // The password was replaced although the sign-in is not finished.
    await expect(signIn(w)).rejects.toMatchObject({ code: "auth.refused" });
  });

  test("is needed of staff with a code, and refused to those who were suspended meanwhile", async () => {
    const w = await world(server);
    const { id: staffId } = await addStaff(w);
    const member = await signInByCode(w, staffId);
    const { secret } = await addApp(member);
    const { auth_code } = await w.owner.request(calls.staff.renewCode, { path: { staffId } });
    const { token } = await challengeOf(w.anonymous.request(calls.auth.staffSignIn, { body: { auth_code } }));
    await w.owner.request(calls.staff.change, { path: { staffId }, body: { suspended: true } });
    server.clock.forward(minute);
    const late = answer(w, { token, code: codeOf(server, secret) });
    await expect(late).rejects.toMatchObject({ code: "second_factor.dead" });
  });
});

describe("recovery codes", () => {
  test("open a session once each, whatever their case and hyphens", async () => {
    const { w, recovery_codes } = await withApp();
    expect(recovery_codes).toHaveLength(10);
    const [code = ""] = recovery_codes;
    const { token } = await challengeOf(signIn(w));
    const session = await answer(w, { token, code: code.toLowerCase().replaceAll("-", " ") });
    const again = new Caller(server, session.token);
    expect(await again.request(secondFactor.list, {})).toMatchObject({ recovery_codes_left: 9 });
    const { token: second } = await challengeOf(signIn(w));
    await expect(answer(w, { token: second, code })).rejects.toMatchObject({ code: "second_factor.wrong" });
  });

  test("are renewed with a factor, and the old ones end", async () => {
    const { w, recovery_codes: old, prove } = await withApp();
    const wrong = { token: (await prove()).token, code: "ABCD" };
    const refused = w.owner.request(secondFactor.renewRecoveryCodes, { body: wrong });
    await expect(refused).rejects.toMatchObject({ code: "second_factor.wrong" });
    const body = await prove();
    const { recovery_codes } = await w.owner.request(secondFactor.renewRecoveryCodes, { body });
    const repeated = w.owner.request(secondFactor.renewRecoveryCodes, { body });
    await expect(repeated).rejects.toMatchObject({ code: "second_factor.dead" });
    const { token } = await challengeOf(signIn(w));
    await expect(answer(w, { token, code: old[0] ?? "" })).rejects.toMatchObject({ code: "second_factor.wrong" });
    await expect(answer(w, { token, code: recovery_codes[0] ?? "" })).resolves.toBeDefined();
  });
});

describe("the factors of a person", () => {
  test("begin with a code of the app; other sessions end, and the person is told", async () => {
    const w = await world(server);
    const other = new Caller(server, (await signIn(w)).token);
    const { id, secret } = await w.owner.request(secondFactor.startTotp, {});
    const wrong = { id, code: wrongFor(codeOf(server, secret)) };
    const refused = w.owner.request(secondFactor.addTotp, { body: wrong });
    await expect(refused).rejects.toMatchObject({ code: "second_factor.code_wrong" });
    const body = { id, code: codeOf(server, secret) };
    await w.owner.request(secondFactor.addTotp, { body });
    const again = w.owner.request(secondFactor.addTotp, { body });
    await expect(again).rejects.toMatchObject({ code: "second_factor.not_found" });
    await expect(other.request(calls.business.get, {})).rejects.toMatchObject({ code: "auth.expired" });
    await expect(w.owner.request(calls.business.get, {})).resolves.toBeDefined();
    const subjects = (await mailTo(server, w.login)).map(({ subject }) => subject);
    expect(subjects).toContain("Your sign-in settings were changed");
    const { rows } = await server.pool.query<{ secret: Buffer }>("select secret from second_factor where id = $1", [
      id,
    ]);
    expect(rows[0]?.secret.includes(secret)).toBe(false);
  });

  test("are added and removed only with one that exists", async () => {
    const { w, id, prove } = await withApp();
    const next = await w.owner.request(secondFactor.startTotp, {});
    const code = () => codeOf(server, next.secret);
    const add = (proof?: { token: string; code: string }) =>
      w.owner.request(secondFactor.addTotp, { body: { id: next.id, code: code(), ...(proof ? { proof } : {}) } });
    await expect(add()).rejects.toMatchObject({ code: "second_factor.unproved" });
    await expect(add({ token: "x", code: "123456" })).rejects.toMatchObject({ code: "second_factor.dead" });
    const guess = await prove();
    const wrong = add({ ...guess, code: wrongFor(guess.code) });
    await expect(wrong).rejects.toMatchObject({ code: "second_factor.wrong" });
    expect(await add(await prove())).toEqual({ recovery_codes: [] });
    const remove = (secondFactorId: string, body: { token: string; code: string }) =>
      w.owner.request(secondFactor.removeFactor, { path: { secondFactorId }, body });
    const last = await prove();
    const bad = remove(id, { ...last, code: wrongFor(last.code) });
    await expect(bad).rejects.toMatchObject({ code: "second_factor.wrong" });
    const proof = await prove();
    expect((await remove(id, proof)).items).toMatchObject([{ id: next.id }]);
    await expect(remove(next.id, proof)).rejects.toMatchObject({ code: "second_factor.dead" });
    await expect(remove(id, proof)).rejects.toMatchObject({ code: "second_factor.not_found" });
    server.clock.forward(minute);
    const { token } = await w.owner.request(secondFactor.challenge, {});
    expect(await remove(next.id, { token, code: code() })).toEqual({ items: [], recovery_codes_left: 0 });
    await expect(w.owner.request(secondFactor.challenge, {})).rejects.toMatchObject({
      code: "second_factor.not_found",
    });
    await expect(signIn(w)).resolves.toBeDefined();
  });
});

describe("a passkey", () => {
  async function withPasskey() {
    const w = await world(server);
    const passkey = newPasskey(origin);
    const { token, options } = await w.owner.request(secondFactor.startPasskey, {});
    const body = { token, title: "Laptop", credential: passkey.create(options) };
    const added = await w.owner.request(secondFactor.addPasskey, { body });
    return { w, passkey, body, added };
  }

  test("is set up, signs in, and its signature counts once", async () => {
    const { w, passkey, added, body } = await withPasskey();
    expect(added.recovery_codes).toHaveLength(10);
    expect((await w.owner.request(secondFactor.list, {})).items).toMatchObject([{ kind: "passkey", title: "Laptop" }]);
    const challenge = await challengeOf(signIn(w));
    expect(challenge.methods).toEqual(["passkey", "recovery"]);
    const credential = passkey.sign(challenge.passkey_options ?? {});
    const session = await answer(w, { token: challenge.token, credential });
    expect(session.business.id).toBe(w.businessId);
    const { token } = await challengeOf(signIn(w));
    await expect(answer(w, { token, credential })).rejects.toMatchObject({ code: "second_factor.wrong" });
    const used = w.owner.request(secondFactor.addPasskey, { body });
    await expect(used).rejects.toMatchObject({ code: "second_factor.dead" });
  });

  test("of another site or another challenge is refused", async () => {
    const w = await world(server);
    const start = () => w.owner.request(secondFactor.startPasskey, {});
    const { token, options } = await start();
    const add = (credential: Record<string, unknown>) =>
      w.owner.request(secondFactor.addPasskey, { body: { token, title: "Laptop", credential } });
    const refused = { code: "second_factor.passkey_refused" };
    await expect(add(newPasskey("https://evil.example").create(options))).rejects.toMatchObject(refused);
    await expect(add(newPasskey(origin).create((await start()).options))).rejects.toMatchObject(refused);
    await expect(add({})).rejects.toMatchObject(refused);
  });

  test("beside another factor needs that one", async () => {
    const { w, prove } = await withApp();
    const { token, options } = await w.owner.request(secondFactor.startPasskey, {});
    const credential = newPasskey(origin).create(options);
    const add = (proof?: { token: string; code: string }) =>
      w.owner.request(secondFactor.addPasskey, {
        body: { token, title: "Key", credential, ...(proof ? { proof } : {}) },
      });
    await expect(add()).rejects.toMatchObject({ code: "second_factor.unproved" });
    const guess = await prove();
    await expect(add({ ...guess, code: wrongFor(guess.code) })).rejects.toMatchObject({ code: "second_factor.wrong" });
    expect(await add(await prove())).toEqual({ recovery_codes: [] });
  });
});

describe("a business that requires a second factor", () => {
  test("lets owners and people with the scope of security do nothing else before they have one", async () => {
    const w = await world(server);
    const [safe, other] = [await w.member({ scopes: ["security"] }), await w.member({ scopes: ["payments"] })];
    const { second_factor_required } = await w.owner.request(calls.business.changeSecondFactor, {
      body: { second_factor_required: true },
    });
    expect(second_factor_required).toBe(true);
    for (const one of [w.owner, safe]) {
      await expect(one.request(calls.pos.list, {})).rejects.toMatchObject({ code: "second_factor.missing" });
      expect(await one.request(calls.auth.access, {})).toMatchObject({ lacks_factor: true });
      await addApp(one);
      await expect(one.request(calls.pos.list, {})).resolves.toBeDefined();
    }
    await expect(other.request(calls.pos.list, {})).resolves.toBeDefined();
    await w.owner.request(calls.business.changeSecondFactor, { body: { second_factor_required: false } });
  });
});

describe("whoever has lost every factor", () => {
  test("gets a new start by an owner, who cannot do it for themselves", async () => {
    const w = await world(server);
    const { id: staffId } = await addStaff(w);
    const reset = () => w.owner.request(secondFactor.reset, { path: { staffId } });
    await expect(reset()).rejects.toMatchObject({ code: "second_factor.not_found" });
    const member = await signInByCode(w, staffId);
    await addApp(member);
    await expect(reset()).resolves.toEqual({ done: true });
    await expect(member.request(calls.business.get, {})).rejects.toMatchObject({ code: "auth.expired" });
    await expect(signInByCode(w, staffId)).resolves.toBeDefined();
    const stranger = await world(server);
    const foreign = stranger.owner.request(secondFactor.reset, { path: { staffId } });
    await expect(foreign).rejects.toMatchObject({ code: "staff.not_found" });
    const { items } = await w.owner.request(calls.audit.list, { query: { entity_type: "staff" } });
    expect(items.some(({ call }) => call === "secondFactor.reset")).toBe(true);
  });

  test("keeps them if another business would be concerned", async () => {
    const [w, elsewhere] = [await world(server), await world(server)];
    const { id: staffId, person_id } = await addStaff(w);
    await addApp(await signInByCode(w, staffId));
    await server.pool.query("insert into entrance values ($1, $2, now())", [person_id, elsewhere.businessId]);
    const reset = w.owner.request(secondFactor.reset, { path: { staffId } });
    await expect(reset).rejects.toMatchObject({ code: "second_factor.elsewhere" });
  });

  test("gets it by the operator of the installation if nobody else can, and every business of theirs sees it", async () => {
    const [{ w }, elsewhere] = [await withApp(), await world(server)];
    const { id } = w.session.user;
    await server.pool.query("insert into entrance values ($1, $2, now())", [id, elsewhere.businessId]);
    expect(await resetByOperator(server, "nobody@example.com")).toBe("unknown");
    expect(await resetByOperator(server, w.login.toUpperCase())).toBe("done");
    await expect(w.owner.request(calls.business.get, {})).rejects.toMatchObject({ code: "auth.expired" });
    const body = { login: w.login, password: w.password };
    const again = new Caller(server, (await w.anonymous.request(calls.auth.token, { body })).token);
    expect((await again.request(secondFactor.list, {})).items).toEqual([]);
    for (const { request } of [again, elsewhere.owner]) {
      const { items } = await request(calls.audit.list, { query: { entity_id: id, call: "secondFactor.reset" } });
      expect(items).toMatchObject([{ actor: { kind: "system" }, entity_type: "person" }]);
    }
    const [told] = await mailTo(server, w.login);
    expect(told?.body).toContain("Whoever runs this server has reset two-step sign-in");
    expect(await resetByOperator(server, w.login)).toBe("none");
  });

  test("who is an owner with a staff record, does not reset their own", async () => {
    const w = await world(server);
    const { id: staffId } = await addStaff(w, { access: "owner" });
    const owner = await signInByCode(w, staffId);
    const reset = owner.request(secondFactor.reset, { path: { staffId } });
    await expect(reset).rejects.toMatchObject({ code: "second_factor.own" });
  });
});

test("challenges are stored for thirty days", async () => {
  const { w } = await withApp();
  await challengeOf(signIn(w));
  const person = w.session.user.id;
  const count = async () =>
    (await server.pool.query("select from second_factor_challenge where person_id = $1", [person])).rowCount;
  const inDays = (days: number) => new Date(server.clock.now().getTime() + days * 86_400_000);
  await secondFactorJobs(server)["second_factors.clean"]?.({}, inDays(29));
  expect(await count()).toBe(1);
  await secondFactorJobs(server)["second_factors.clean"]?.({}, inDays(31));
  expect(await count()).toBe(0);
});
