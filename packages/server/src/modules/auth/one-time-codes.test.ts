import { LANGUAGES, ONE_TIME_CODE_PURPOSES, type OneTimeCodePurpose } from "@patron/contract/enums";
import { calls } from "@patron/contract/routes";
import { SegmentedMessage } from "sms-segments-calculator";
import { describe, expect, test } from "vitest";
import { Caller } from "../../../test/caller.ts";
import { mailTo } from "../../../test/mail.ts";
import { startTestServer } from "../../../test/server.ts";
import { type World, world } from "../../../test/world.ts";
import { codeSms } from "./code-sms.ts";
import { authJobs } from "./jobs.ts";

const server = await startTestServer();
const nobody = new Caller(server, undefined);
const jobs = authJobs(server);
const password = "a new and longer one";

/** Requests a code and lets the jobs run. */
async function requested(login: string, purpose: OneTimeCodePurpose) {
  const { token } = await nobody.request(calls.auth.sendOneTimeCode, { body: { login, purpose } });
  await sendAll();
  return token;
}
async function sendAll() {
  const { rows } = await server.pool.query<{ id: string }>("select id from one_time_code where code_hash is null");
  for (const { id } of rows) await jobs["one_time_code.send"]?.({ id }, server.clock.now());
}
async function codesTo(login: string): Promise<string[]> {
  const emails = (await mailTo(server, login)).toSorted((a, b) => (a.created_dt < b.created_dt ? 1 : -1));
  return emails.flatMap(({ subject }) => /^\d{6}/.exec(subject)?.[0] ?? []);
}
const codeOf = async (login: string) => (await codesTo(login))[0] ?? "";
const wrongFor = (code: string) => (code === "000000" ? "111111" : "000000");
const signIn = (token: string, code: string) => nobody.request(calls.auth.signInByCode, { body: { token, code } });

describe("signing in by a one-time code", () => {
  test("opens a session, confirms the address, and works once", async () => {
    const w = await world(server);
    const login = w.login;
    const token = await requested(login.toUpperCase(), "sign-in");
    const code = await codeOf(login);

    const session = await signIn(token, ` ${code.slice(0, 3)} ${code.slice(3)} `);

    expect(session).toMatchObject({ business: { id: w.businessId }, user: { email: login, email_confirmed: true } });
    const again = new Caller(server, session.token);
    await expect(again.request(calls.business.get, {})).resolves.toMatchObject({ id: w.businessId });
    // Other sessions go on: nothing about the account has changed.
    await expect(w.owner.request(calls.business.get, {})).resolves.toBeDefined();
    await expect(signIn(token, code)).rejects.toMatchObject({ code: "one_time_code.dead" });
  });

  test("takes five tries, of which each wrong one is counted", async () => {
    const w = await world(server);
    const token = await requested(w.login, "sign-in");
    const code = await codeOf(w.login);
    for (const tries_left of [4, 3, 2, 1, 0])
      await expect(signIn(token, wrongFor(code))).rejects.toMatchObject({
        code: "one_time_code.wrong",
        details: { tries_left },
      });
    await expect(signIn(token, code)).rejects.toMatchObject({ code: "one_time_code.dead" });
  });

  test("of ten at once with the right code exactly one succeeds", async () => {
    const w = await world(server);
    const token = await requested(w.login, "sign-in");
    const code = await codeOf(w.login);
    const all = await Promise.allSettled(Array.from({ length: 10 }, () => signIn(token, code)));
    expect(all.filter((one) => one.status === "fulfilled")).toHaveLength(1);
  });

  test("is over after ten minutes, and needs the token of its own request", async () => {
    const w = await world(server);
    const first = await requested(w.login, "sign-in");
    const other = await requested(w.login, "sign-in");
    const [newest, oldest] = await codesTo(w.login);
    if (newest !== oldest)
      await expect(signIn(other, oldest ?? "")).rejects.toMatchObject({ code: "one_time_code.wrong" });
    await expect(signIn("x".repeat(43), newest ?? "")).rejects.toMatchObject({ code: "one_time_code.dead" });
    const own = await startTestServer();
    const late = await world(own);
    const outsider = new Caller(own, undefined);
    const login = late.login;
    const { token } = await outsider.request(calls.auth.sendOneTimeCode, { body: { login, purpose: "sign-in" } });
    own.clock.forward(10 * 60_000 + 1);
    const attempt = outsider.request(calls.auth.signInByCode, { body: { token, code: "123456" } });
    await expect(attempt).rejects.toMatchObject({ code: "one_time_code.dead" });
    expect(first).not.toBe(other);
  });

  test("answers for an unknown address as for a known one, and sends nothing there", async () => {
    const login = `${crypto.randomUUID()}@example.com`;
    const token = await requested(login, "sign-in");
    expect(token).toHaveLength(43);
    expect(await mailTo(server, login)).toEqual([]);
    for (const tries_left of [4, 3, 2, 1, 0])
      await expect(signIn(token, "123456")).rejects.toMatchObject({
        code: "one_time_code.wrong",
        details: { tries_left },
      });
    await expect(signIn(token, "123456")).rejects.toMatchObject({ code: "one_time_code.dead" });
  });

  test("is sent once, however often the job runs, and five times in ten minutes at most", async () => {
    const w = await world(server);
    const login = w.login;
    await requested(login, "sign-in");
    const { rows } = await server.pool.query<{ id: string }>("select id from one_time_code where login = $1", [login]);
    for (let time = 0; time < 3; time += 1) await jobs["one_time_code.send"]?.({ id: rows[0]?.id }, server.clock.now());
    expect(await codesTo(login)).toHaveLength(1);
    for (let time = 1; time < 5; time += 1) await requested(login, "sign-in");
    await expect(requested(login, "sign-in")).rejects.toMatchObject({ code: "rate.limited" });
  });
});

describe("a telephone number", () => {
  /** Proves a number of the person. */
  async function withPhone(w: World) {
    const phone = `+38050${String(Math.floor(Math.random() * 10_000_000)).padStart(7, "0")}`;
    const { token } = await w.owner.request(calls.businessUser.verifyPhone, { body: { value: phone } });
    const body = { value: phone, token: token ?? "", pin: await codeOf(phone), current_password: w.password };
    await w.owner.request(calls.businessUser.changePhone, { body });
    return phone;
  }

  test("that is proved gets codes by SMS, for a sign-in or a new password", async () => {
    const w = await world(server);
    const phone = await withPhone(w);
    const token = await requested(phone.replace("+38050", "+380 50 "), "sign-in");
    const session = await signIn(token, await codeOf(phone));
    // The code says nothing about the e-mail address.
    expect(session).toMatchObject({ business: { id: w.businessId }, user: { phone, email_confirmed: false } });
    const forPassword = await requested(phone, "new-password");
    const body = { token: forPassword, code: await codeOf(phone), password };
    await nobody.request(calls.auth.setNewPassword, { body });
    const login = { login: w.login, password };
    await expect(nobody.request(calls.auth.token, { body: login })).resolves.toBeDefined();
  });

  test("that is not proved, or of nobody, gets none, and the answer is the same", async () => {
    const w = await world(server);
    const phone = "+380501112233";
    await w.owner.request(calls.businessUser.changeProfile, { body: { phone } });
    for (const login of [phone, "+380501112234"]) {
      const token = await requested(login, "sign-in");
      expect(await mailTo(server, login)).toEqual([]);
      const wrong = { code: "one_time_code.wrong", details: { tries_left: 4 } };
      await expect(signIn(token, "123456")).rejects.toMatchObject(wrong);
    }
  });

  test("that its owner has given up proves nothing any more", async () => {
    const w = await world(server);
    const phone = await withPhone(w);
    const token = await requested(phone, "sign-in");
    await w.owner.request(calls.businessUser.changeProfile, { body: { phone: null } });
    await expect(signIn(token, await codeOf(phone))).rejects.toMatchObject({ code: "one_time_code.dead" });
  });

  test("gets five codes in ten minutes at most, however it is written", async () => {
    const phone = await withPhone(await world(server));
    for (let sent = 0; sent < 5; sent += 1)
      await requested(phone.replace("+380", `+380${" ".repeat(sent)}`), "sign-in");
    await expect(requested(phone.replace("+380", "+380-"), "sign-in")).rejects.toMatchObject({ code: "rate.limited" });
  });

  test("gets texts that fit into one SMS in every language", () => {
    for (const language of LANGUAGES)
      for (const purpose of [...ONE_TIME_CODE_PURPOSES, "pin"] as const)
        expect(new SegmentedMessage(codeSms({ language }, purpose, "123456")).segmentsCount).toBe(1);
  });
});

describe("a forgotten password", () => {
  test("is replaced by the code, which ends every session and signs in", async () => {
    const w = await world(server);
    const login = w.login;
    const token = await requested(login, "new-password");
    const body = { token, code: await codeOf(login), password };

    const session = await nobody.request(calls.auth.setNewPassword, { body });

    expect(session.business.id).toBe(w.businessId);
    await expect(w.owner.request(calls.business.get, {})).rejects.toMatchObject({ code: "auth.expired" });
    const old = nobody.request(calls.auth.token, { body: { login, password: w.password } });
    await expect(old).rejects.toMatchObject({ code: "auth.refused" });
    await expect(nobody.request(calls.auth.token, { body: { login, password } })).resolves.toBeDefined();
    const subjects = (await mailTo(server, login)).map(({ subject }) => subject);
    expect(subjects).toContain("Your password was changed");
  });

  test("stays when the new one is weak, which leaves the code, or the code is wrong, used or for signing in", async () => {
    const w = await world(server);
    const login = w.login;
    const forSignIn = await requested(login, "sign-in");
    const signInCode = await codeOf(login);
    const token = await requested(login, "new-password");
    const code = await codeOf(login);
    const attempt = (body: { token: string; code: string; password: string }) =>
      nobody.request(calls.auth.setNewPassword, { body });
    await expect(attempt({ token, code, password: "password" })).rejects.toMatchObject({ code: "password.weak" });
    const wrong = attempt({ token, code: wrongFor(code), password });
    await expect(wrong).rejects.toMatchObject({ code: "one_time_code.wrong" });
    const other = attempt({ token: forSignIn, code: signInCode, password });
    await expect(other).rejects.toMatchObject({ code: "one_time_code.dead" });
    await expect(nobody.request(calls.auth.token, { body: { login, password: w.password } })).resolves.toBeDefined();
    await expect(attempt({ token, code, password })).resolves.toBeDefined();
    await expect(attempt({ token, code, password })).rejects.toMatchObject({ code: "one_time_code.dead" });
    // A code that was used ends the others of this person.
    await expect(signIn(forSignIn, signInCode)).rejects.toMatchObject({ code: "one_time_code.dead" });
  });
});

test("requests for codes are stored for thirty days", async () => {
  const w = await world(server);
  const email = w.login;
  await requested(email, "sign-in");
  const count = async () => (await server.pool.query("select from one_time_code where login = $1", [email])).rowCount;
  const inDays = (days: number) => new Date(server.clock.now().getTime() + days * 86_400_000);
  await jobs["one_time_codes.clean"]?.({}, inDays(29));
  expect(await count()).toBe(1);
  await jobs["one_time_codes.clean"]?.({}, inDays(31));
  expect(await count()).toBe(0);
});
