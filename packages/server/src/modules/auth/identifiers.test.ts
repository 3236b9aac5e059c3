import { randomUUID } from "node:crypto";
import type { Client } from "@patron/contract/client";
import { calls } from "@patron/contract/routes";
import { describe, expect, test, vi } from "vitest";
import { Caller } from "../../../test/caller.ts";
import { mailTo } from "../../../test/mail.ts";
import { startTestServer } from "../../../test/server.ts";
import { type World, world } from "../../../test/world.ts";

const server = await startTestServer();
const nobody = new Caller(server, undefined);
const { businessUser } = calls;
const newEmail = () => `new-${randomUUID()}@example.com`;
const wrongFor = (pin: string) => (pin === "000000" ? "111111" : "000000");

/** The newest PIN that was sent to an address. */
async function pinOf(address: string, at = server): Promise<string> {
  const emails = (await mailTo(at, address)).toSorted((a, b) => (a.created_dt < b.created_dt ? 1 : -1));
  return emails.flatMap(({ subject }) => /^(\d{6}) is your PIN/.exec(subject)?.[1] ?? [])[0] ?? "";
}
/** Requests a PIN for a new address; returns what changes it. */
async function readyFor(w: World, value: string) {
  const { token } = await w.owner.request(businessUser.verifyEmail, { body: { value } });
  return { value, token: token ?? "", pin: await pinOf(value), current_password: w.password };
}
const changing = (request: Client, body: Awaited<ReturnType<typeof readyFor>>) =>
  request(businessUser.changeEmail, { body });

describe("the e-mail address of a person", () => {
  test("changes with the PIN that was sent to the new one, and the old one is told", async () => {
    const w = await world(server);
    const value = newEmail();
    const user = await changing(w.owner.request, await readyFor(w, value));
    expect(user).toMatchObject({ email: value, email_confirmed: true });
    const [told] = await mailTo(server, w.login);
    expect(told?.subject).toBe("Your e-mail address was changed");
    expect(told?.body).toContain(value);
    const signIn = (login: string) => nobody.request(calls.auth.token, { body: { login, password: w.password } });
    await expect(signIn(w.login)).rejects.toMatchObject({ code: "auth.refused" });
    await expect(signIn(value)).resolves.toMatchObject({ user: { id: user.id } });
  });

  test("is confirmed by a PIN that was sent to it, whatever the case of its letters", async () => {
    const w = await world(server);
    const value = w.login.toUpperCase();
    const { token, verified } = await w.owner.request(businessUser.verifyEmail, { body: { value } });
    expect(verified).toBe(false);
    const pin = await pinOf(value);
    const done = await w.owner.request(businessUser.verifyEmail, { body: { value, token: token ?? "", pin } });
    expect(done).toEqual({ verified: true, token: null, expires_dt: null });
    expect(await w.owner.request(businessUser.profile, {})).toMatchObject({ email: w.login, email_confirmed: true });
  });

  test("takes five tries within ten minutes, and only the person, value and purpose of its PIN", async () => {
    const w = await world(server);
    const right = await readyFor(w, newEmail());
    const other = await world(server);
    const { value, pin, token } = right;
    for (const attempt of [
      () => changing(other.owner.request, { ...right, current_password: other.password }),
      () => changing(w.owner.request, { ...right, value: newEmail() }),
      () => w.owner.request(businessUser.verifyEmail, { body: { value, pin, token } }),
    ])
      await expect(attempt()).rejects.toMatchObject({ code: "one_time_code.dead" });
    for (const tries_left of [4, 3, 2, 1, 0])
      await expect(changing(w.owner.request, { ...right, pin: wrongFor(right.pin) })).rejects.toMatchObject({
        code: "one_time_code.wrong",
        details: { tries_left },
      });
    await expect(changing(w.owner.request, right)).rejects.toMatchObject({ code: "one_time_code.dead" });
    const own = await startTestServer();
    const late = await world(own);
    const address = newEmail();
    const sent = await late.owner.request(businessUser.verifyEmail, { body: { value: address } });
    const proof = { token: sent.token ?? "", pin: await pinOf(address, own) };
    const body = { ...proof, value: address, current_password: late.password };
    own.clock.forward(10 * 60_000 + 1);
    await expect(changing(late.owner.request, body)).rejects.toMatchObject({ code: "one_time_code.dead" });
  });

  test("is not confirmed by a wrong PIN", async () => {
    const w = await world(server);
    const { token } = await w.owner.request(businessUser.verifyEmail, { body: { value: w.login } });
    const body = { value: w.login, token: token ?? "", pin: wrongFor(await pinOf(w.login)) };
    const wrong = w.owner.request(businessUser.verifyEmail, { body });
    await expect(wrong).rejects.toMatchObject({ code: "one_time_code.wrong" });
  });

  test("stays without the present password", async () => {
    const w = await world(server);
    const body = { ...(await readyFor(w, newEmail())), current_password: "guess" };
    await expect(changing(w.owner.request, body)).rejects.toMatchObject({ code: "password.wrong" });
    await expect(changing(w.owner.request, { ...body, current_password: w.password })).resolves.toBeDefined();
  });

  test("of another account is refused only after its PIN was right", async () => {
    const [w, other] = [await world(server), await world(server)];
    const free = newEmail();
    const [taken, known] = [await readyFor(w, other.login.toUpperCase()), await readyFor(w, free)];
    expect(Object.keys(taken)).toEqual(Object.keys(known));
    const wrong = changing(w.owner.request, { ...taken, pin: wrongFor(taken.pin) });
    await expect(wrong).rejects.toMatchObject({ code: "one_time_code.wrong" });
    await expect(changing(w.owner.request, taken)).rejects.toMatchObject({ code: "email.taken" });
  });

  test("ends codes that were sent to the old one", async () => {
    const w = await world(server);
    const body = await readyFor(w, newEmail());
    const again = await readyFor(w, newEmail());
    await changing(w.owner.request, body);
    await expect(changing(w.owner.request, again)).rejects.toMatchObject({ code: "one_time_code.dead" });
  });

  test("takes ten attempts in ten minutes per person, and per value whoever asks", async () => {
    const [w, other] = [await world(server), await world(server)];
    const value = newEmail();
    for (let sent = 0; sent < 10; sent += 1) await w.owner.request(businessUser.verifyEmail, { body: { value } });
    const limited = { code: "rate.limited" };
    const more = w.owner.request(businessUser.verifyEmail, { body: { value: newEmail() } });
    await expect(more).rejects.toMatchObject(limited);
    const same = other.owner.request(businessUser.verifyEmail, { body: { value } });
    await expect(same).rejects.toMatchObject(limited);
    const ended = new Caller(server, "x".repeat(43)).request(businessUser.verifyEmail, { body: { value } });
    await expect(ended).rejects.toMatchObject({ code: "auth.expired" });
  });

  test("is told apart from other texts", async () => {
    const w = await world(server);
    const validate = (value: string) => w.owner.request(businessUser.validateEmail, { body: { value } });
    expect(await validate(` ${w.login} `)).toEqual({ value: w.login, valid: true });
    expect(await validate("nobody")).toEqual({ value: "nobody", valid: false });
  });
});

let lastPhone = Math.floor(Math.random() * 9_000_000);
/** A telephone number of this file alone. */
function newPhone(): string {
  lastPhone = (lastPhone + 1) % 10_000_000;
  return `+38067${String(lastPhone).padStart(7, "0")}`;
}
/** Requests a PIN for a telephone number; returns what changes it. */
async function readyToCall(w: World, value: string) {
  const { token } = await w.owner.request(businessUser.verifyPhone, { body: { value } });
  return { value, token: token ?? "", pin: await pinOf(value), current_password: w.password };
}
const changingPhone = (request: Client, body: Awaited<ReturnType<typeof readyToCall>>) =>
  request(businessUser.changePhone, { body });

describe("the telephone number of a person", () => {
  test("changes with the PIN that came to the new one by SMS, and they are told by e-mail", async () => {
    const w = await world(server);
    const phone = newPhone();
    const spaced = `${phone.slice(0, 4)} ${phone.slice(4, 7)} ${phone.slice(7)}`;
    const user = await changingPhone(w.owner.request, { ...(await readyToCall(w, phone)), value: spaced });
    expect(user).toMatchObject({ phone, phone_confirmed: true });
    const [sms] = await mailTo(server, phone);
    expect(sms).toMatchObject({ kind: "sms" });
    const [told] = await mailTo(server, w.login);
    expect(told?.subject).toBe("Your phone number was changed");
    expect(told?.body).toContain(phone);
  });

  test("that they have entered themselves is proved by a PIN, and another one is not", async () => {
    const w = await world(server);
    const value = newPhone();
    const enter = (phone: string) => w.owner.request(businessUser.changeProfile, { body: { phone } });
    expect(await enter(value)).toMatchObject({ phone: value, phone_confirmed: false });
    const { token } = await w.owner.request(businessUser.verifyPhone, { body: { value } });
    const verify = (pin: string) =>
      w.owner.request(businessUser.verifyPhone, { body: { value, token: token ?? "", pin } });
    const pin = await pinOf(value);
    await expect(verify(wrongFor(pin))).rejects.toMatchObject({ code: "one_time_code.wrong" });
    expect(await verify(pin)).toEqual({ verified: true, token: null, expires_dt: null });
    await expect(verify(pin)).rejects.toMatchObject({ code: "one_time_code.dead" });
    expect(await w.owner.request(businessUser.profile, {})).toMatchObject({ phone: value, phone_confirmed: true });
    expect(await enter(value)).toMatchObject({ phone_confirmed: true });
    expect(await enter(newPhone())).toMatchObject({ phone_confirmed: false });
    expect(await enter(value)).toMatchObject({ phone_confirmed: false });
  });

  test("that another person has proved is refused only after its PIN was right", async () => {
    const [w, other] = [await world(server), await world(server)];
    const phone = newPhone();
    await changingPhone(other.owner.request, await readyToCall(other, phone));
    const [taken, free] = [await readyToCall(w, phone), await readyToCall(w, newPhone())];
    expect(Object.keys(taken)).toEqual(Object.keys(free));
    const wrong = changingPhone(w.owner.request, { ...taken, pin: wrongFor(taken.pin) });
    await expect(wrong).rejects.toMatchObject({ code: "one_time_code.wrong" });
    await expect(changingPhone(w.owner.request, taken)).rejects.toMatchObject({ code: "phone.taken" });
    // As a contact it may be that of several people, of whom one has proved it.
    await w.owner.request(businessUser.changeProfile, { body: { phone } });
    const { token, pin } = await readyToCall(w, phone);
    const verify = w.owner.request(businessUser.verifyPhone, { body: { value: phone, token, pin } });
    await expect(verify).rejects.toMatchObject({ code: "phone.taken" });
  });

  test("stays without the present password or a live PIN, and has to be one", async () => {
    const w = await world(server);
    const body = await readyToCall(w, newPhone());
    const guess = changingPhone(w.owner.request, { ...body, current_password: "guess" });
    await expect(guess).rejects.toMatchObject({ code: "password.wrong" });
    const other = changingPhone(w.owner.request, { ...body, value: newPhone() });
    await expect(other).rejects.toMatchObject({ code: "one_time_code.dead" });
    const none = { code: "phone.invalid" };
    for (const value of ["0671234567", `tel:${body.value}`, "+999 1"]) {
      await expect(changingPhone(w.owner.request, { ...body, value })).rejects.toMatchObject(none);
      const verify = w.owner.request(businessUser.verifyPhone, { body: { value } });
      await expect(verify).rejects.toMatchObject(none);
      const form = await w.owner.request(businessUser.validatePhone, { body: { value } });
      expect(form).toEqual({ value, valid: false });
    }
    const value = "+380 (67) 123-45-67";
    const form = await w.owner.request(businessUser.validatePhone, { body: { value } });
    expect(form).toEqual({ value: "+380671234567", valid: true });
  });

  test("gets ten PINs in ten minutes whoever asks, however it is written", async () => {
    const [w, other] = [await world(server), await world(server)];
    const phone = newPhone();
    const ask = (by: World, value: string) => by.owner.request(businessUser.verifyPhone, { body: { value } });
    for (let sent = 0; sent < 9; sent += 1) await ask(w, phone.replace("+380", `+380${" ".repeat(sent)}`));
    await ask(other, phone);
    await expect(ask(other, phone.replace("+380", "+380-"))).rejects.toMatchObject({ code: "rate.limited" });
  });

  test("cannot be proved where the server sends no SMS", async () => {
    const own = await startTestServer({ PATRON_PUBLIC_URL: "https://patron.example" });
    const w = await world(own);
    expect(await w.anonymous.request(calls.platform.params, {})).toMatchObject({ sms_configured: false });
    const verify = w.owner.request(businessUser.verifyPhone, { body: { value: newPhone() } });
    await expect(verify).rejects.toMatchObject({ code: "sms.off" });
  });
});

describe("the external id of a person", () => {
  test("changes with the PIN that was sent to their address, and is verified again with another one", async () => {
    const w = await world(server);
    const value = "payroll-42";
    const sent = await w.owner.request(businessUser.verifyExternalId, { body: { value } });
    const proof = { value, token: sent.token ?? "", current_password: w.password };
    const change = (pin: string, more = {}) =>
      w.owner.request(businessUser.changeExternalId, { body: { ...proof, ...more, pin } });
    const pin = await pinOf(w.login);
    await expect(change(pin, { current_password: "guess" })).rejects.toMatchObject({ code: "password.wrong" });
    await expect(change(wrongFor(pin))).rejects.toMatchObject({ code: "one_time_code.wrong" });
    expect(await change(pin)).toMatchObject({ external_id: value });
    await expect(change(pin)).rejects.toMatchObject({ code: "one_time_code.dead" });

    const verify = (body: object) => w.owner.request(businessUser.verifyExternalId, { body: { value, ...body } });
    const { token } = await verify({});
    const newest = await pinOf(w.login);
    const wrong = verify({ token, pin: wrongFor(newest) });
    await expect(wrong).rejects.toMatchObject({ code: "one_time_code.wrong" });
    expect(await verify({ token, pin: newest })).toMatchObject({ verified: true });
    await expect(verify({ token, pin: newest })).rejects.toMatchObject({ code: "one_time_code.dead" });
  });

  test("is any text of up to a hundred characters", async () => {
    const w = await world(server);
    const validate = (value: string) => w.owner.request(businessUser.validateExternalId, { body: { value } });
    expect(await validate(" 42 ")).toEqual({ value: "42", valid: true });
    expect(await validate("  ")).toMatchObject({ valid: false });
    expect(await validate("x".repeat(101))).toMatchObject({ valid: false });
  });
});

test("who signs in with a staff code has no address to send a PIN to", async () => {
  const w = await world(server);
  const { id } = await w.owner.request(calls.staff.add, { body: { first_name: "Taras" } });
  const { auth_code } = await w.owner.request(calls.staff.renewCode, { path: { staffId: id } });
  const session = await nobody.request(calls.auth.staffSignIn, { body: { auth_code } });
  const { request } = new Caller(server, session.token);
  const missing = { code: "email.missing" };
  const proof = { pin: "123456", token: "x", current_password: "x" };
  const value = newEmail();
  await expect(request(businessUser.verifyEmail, { body: { value } })).rejects.toMatchObject(missing);
  await expect(request(businessUser.changeEmail, { body: { value, ...proof } })).rejects.toMatchObject(missing);
  const phone = { value: newPhone() };
  await expect(request(businessUser.verifyPhone, { body: phone })).rejects.toMatchObject(missing);
  await expect(request(businessUser.changePhone, { body: { ...phone, ...proof } })).rejects.toMatchObject(missing);
  await expect(request(businessUser.verifyExternalId, { body: { value } })).rejects.toMatchObject(missing);
  await expect(request(businessUser.changeExternalId, { body: { value, ...proof } })).rejects.toMatchObject(missing);
});

test("behaviour 8: verification and change name their captcha, and refuse a call without or with a wrong token", async () => {
  const own = await startTestServer({ RECAPTCHA_SITE_KEY: "site", RECAPTCHA_SECRET: "secret" });
  const w = await world(server);
  const { request } = new Caller(own, w.owner.token);
  const none = await w.owner.request(businessUser.verifyEmailPre, {});
  expect(none).toEqual({ protection: null });
  const named = (action: string) => ({ protection: { kind: "recaptcha", site_key: "site", action } });
  expect(await request(businessUser.verifyEmailPre, {})).toEqual(named("verification"));
  expect(await request(businessUser.verifyPhonePre, {})).toEqual(named("verification"));
  expect(await request(businessUser.verifyExternalIdPre, {})).toEqual(named("verification"));
  expect(await request(businessUser.changeEmailPre, {})).toEqual(named("identifier_change"));
  expect(await request(businessUser.changePhonePre, {})).toEqual(named("identifier_change"));
  expect(await request(businessUser.changeExternalIdPre, {})).toEqual(named("identifier_change"));
  const proof = { pin: "123456", token: "x", current_password: w.password };
  const passOn = globalThis.fetch;
  const provider = vi.spyOn(globalThis, "fetch").mockImplementation(async (target, init) => {
    const isProvider = String(target).startsWith("https://www.google.com/");
    return isProvider ? Response.json({ success: false }) : passOn(target, init);
  });
  for (const [token, code] of [
    [null, "captcha.missing"],
    ["wrong", "captcha.refused"],
  ] as const) {
    const body = { value: newEmail(), recaptcha_token: token };
    const refused = { code };
    await expect(request(businessUser.verifyEmail, { body })).rejects.toMatchObject(refused);
    const phone = { ...body, value: newPhone() };
    await expect(request(businessUser.verifyPhone, { body: phone })).rejects.toMatchObject(refused);
    const phoneChange = request(businessUser.changePhone, { body: { ...phone, ...proof } });
    await expect(phoneChange).rejects.toMatchObject(refused);
    await expect(request(businessUser.verifyExternalId, { body })).rejects.toMatchObject(refused);
    await expect(request(businessUser.changeEmail, { body: { ...body, ...proof } })).rejects.toMatchObject(refused);
    const change = request(businessUser.changeExternalId, { body: { ...body, ...proof } });
    await expect(change).rejects.toMatchObject(refused);
  }
  provider.mockRestore();
});
