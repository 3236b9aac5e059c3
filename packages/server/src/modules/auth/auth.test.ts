import { calls } from "@patron/contract/routes";
import { pino } from "pino";
import { describe, expect, test, vi } from "vitest";
import { Caller } from "../../../test/caller.ts";
import { startTestServer } from "../../../test/server.ts";
import { registration, world } from "../../../test/world.ts";

const server = await startTestServer();
const nobody = new Caller(server, undefined);

describe("POST /business/auth/register", () => {
  test("makes person, business and first programme, and signs the person in as the owner", async () => {
    const body = registration();

    const session = await nobody.request(calls.auth.register, { body });

    expect(session).toMatchObject({
      access: "owner",
      staff: null,
      user: { email: body.email, email_confirmed: false, first_name: "Olena", language: "en" },
      business: { title: body.business_title },
    });
    const owner = new Caller(server, session.token);
    expect(await owner.request(calls.business.get, {})).toMatchObject({
      id: session.business.id,
      country: "UA",
      currency: "UAH",
      time_zone: "Europe/Kyiv",
    });
    const { items } = await owner.request(calls.embedded.loyalties, {});
    expect(items).toMatchObject([{ title: body.business_title, time_zone: "Europe/Kyiv", active: true }]);
  });

  test.each([
    ["country.unknown", { country: "QQ" }],
    ["currency.unknown", { currency: "QQQ" }],
    ["time_zone.unknown", { time_zone: "Nowhere/Never" }],
    ["password.weak", { password: "password" }],
    ["password.weak", { password: "aaaaaaaaaaaa" }],
  ])("refuses %s and makes nothing", async (code, bad) => {
    const body = { ...registration(), ...bad };
    await expect(nobody.request(calls.auth.register, { body })).rejects.toMatchObject({ code });
    const retry = { ...registration(), email: body.email };
    await expect(nobody.request(calls.auth.register, { body: retry })).resolves.toBeDefined();
  });

  test("takes an address once, whatever its case", async () => {
    const body = registration();
    await nobody.request(calls.auth.register, { body });
    const again = { ...registration(), email: body.email.toUpperCase() };
    await expect(nobody.request(calls.auth.register, { body: again })).rejects.toMatchObject({ code: "email.taken" });
  });

  test("of ten at once with one address exactly one succeeds", async () => {
    const { email } = registration();
    const all = await Promise.allSettled(
      Array.from({ length: 10 }, () => nobody.request(calls.auth.register, { body: { ...registration(), email } })),
    );
    expect(all.filter((one) => one.status === "fulfilled")).toHaveLength(1);
  });

  test("repeated with the same key reports success and returns no second token", async () => {
    const body = registration();
    const options = { idempotencyKey: crypto.randomUUID() };
    await nobody.request(calls.auth.register, { body }, options);
    await expect(nobody.request(calls.auth.register, { body }, options)).rejects.toMatchObject({
      code: "request.answered",
    });
  });
});

describe("POST /business/auth/token", () => {
  test("opens a session for the right password, whatever the case of the login", async () => {
    const w = await world(server);
    const login = w.login.toUpperCase();
    const session = await nobody.request(calls.auth.token, { body: { login, password: w.password } });
    expect(session.business.id).toBe(w.businessId);
    expect(session.token).not.toBe(w.session.token);
  });

  test("answers a wrong password and an unknown login alike", async () => {
    const w = await world(server);
    const refused = { code: "auth.refused", status: 401, details: {} };
    for (const login of [w.login, "nobody@example.com"]) {
      const attempt = nobody.request(calls.auth.token, { body: { login, password: "not this one" } });
      await expect(attempt).rejects.toMatchObject(refused);
    }
  });

  test("is refused after ten attempts at one login, with the time to retry", async () => {
    const w = await world(server);
    const attempt = () =>
      nobody.request(calls.auth.token, { body: { login: w.login, password: "guess" } }).catch((e) => e.code);
    const codes: string[] = [];
    for (let i = 0; i < 12; i += 1) codes.push(await attempt());
    expect(codes.slice(0, 10)).toEqual(Array(10).fill("auth.refused"));
    expect(codes.slice(10)).toEqual(["rate.limited", "rate.limited"]);
  });

  test("repeated with the same key shows no second token", async () => {
    const w = await world(server);
    const body = { login: w.login, password: w.password };
    const options = { idempotencyKey: crypto.randomUUID() };
    await nobody.request(calls.auth.token, { body }, options);
    await expect(nobody.request(calls.auth.token, { body }, options)).rejects.toMatchObject({
      code: "request.answered",
    });
  });
});

describe("GET /business/auth/token/renew", () => {
  test("behaviour 5: answers user, token, staff, access and scopes; the old token is ended", async () => {
    const w = await world(server);
    const renewed = await w.owner.request(calls.auth.renew, {});
    const { user, staff, access, access_scopes } = w.session;
    expect(renewed).toMatchObject({ user: { id: user.id }, staff, access, access_scopes });
    await expect(w.owner.request(calls.business.get, {})).rejects.toMatchObject({ code: "auth.expired" });
    const again = new Caller(server, renewed.token);
    await expect(again.request(calls.business.get, {})).resolves.toMatchObject({ id: w.businessId });
  });

  test("of twenty at once exactly one token lives", async () => {
    const w = await world(server);
    const all = await Promise.allSettled(Array.from({ length: 20 }, () => w.owner.request(calls.auth.renew, {})));
    const tokens = all.flatMap((one) => (one.status === "fulfilled" ? [one.value.token] : []));
    expect(tokens).toHaveLength(1);
    await expect(new Caller(server, tokens[0]).request(calls.business.get, {})).resolves.toBeDefined();
  });

  test("is never followed as a link", async () => {
    const w = await world(server);
    // A browser sets these headers by itself and fetch may not, so they are injected below it.
    for (const how of [{ "sec-fetch-mode": "navigate" }, { "sec-purpose": "prefetch" }]) {
      const headers = { ...how, authorization: `Bearer ${w.session.token}` };
      const followed = await server.app.inject({ method: "GET", url: "/api/business/auth/token/renew", headers });
      expect(followed.json()).toMatchObject({ status: 403, code: "origin.refused" });
    }
    const asPost = await w.owner.send({ method: "POST", target: "/business/auth/token/renew", headers: {} });
    expect(asPost.status).toBe(200);
    expect(asPost.headers.get("cache-control")).toBe("no-store");
  });
});

describe("the life of a session", () => {
  test("ends by signing out, at once", async () => {
    const w = await world(server);
    await w.owner.request(calls.auth.signOut, {});
    await expect(w.owner.request(calls.business.get, {})).rejects.toMatchObject({ code: "auth.expired", status: 401 });
  });

  test("ends when it is not used for a week, and after thirty days whatever happens", async () => {
    const own = await startTestServer();
    const day = 86_400_000;
    const [idle, busy] = [await world(own), await world(own)];
    for (let days = 0; days < 29; days += 1) {
      own.clock.forward(day);
      await busy.owner.request(calls.business.get, {});
    }
    await expect(idle.owner.request(calls.business.get, {})).rejects.toMatchObject({ code: "auth.expired" });
    own.clock.forward(day);
    await expect(busy.owner.request(calls.business.get, {})).rejects.toMatchObject({ code: "auth.expired" });
  });
});

describe("the captcha step", () => {
  test.each([
    ["refuses the connection", async () => Promise.reject(new TypeError("fetch failed"))],
    ["has a fault of its own", async () => new Response("", { status: 502 })],
    ["answers with something else", async () => new Response("<html>")],
  ])("while its provider %s, answers that it may be repeated, and lets nobody in", async (_, answer) => {
    const own = await startTestServer({ RECAPTCHA_SITE_KEY: "site", RECAPTCHA_SECRET: "secret" });
    const w = await world(server);
    const passOn = globalThis.fetch;
    const provider = vi
      .spyOn(globalThis, "fetch")
      .mockImplementation((target, init) =>
        String(target).startsWith("https://www.google.com/") ? answer() : passOn(target, init),
      );
    const body = { login: w.login, password: w.password, recaptcha_token: "token" };
    const signIn = new Caller(own, undefined).request(calls.auth.token, { body });
    await expect(signIn).rejects.toMatchObject({ code: "server.unavailable", status: 503 });
    provider.mockRestore();
  });

  test("logs a fault of its provider with its reason, once a minute", async () => {
    const own = await startTestServer({ RECAPTCHA_SITE_KEY: "site", RECAPTCHA_SECRET: "secret" });
    const error = vi.fn();
    const quiet = pino({ level: "silent" });
    vi.spyOn(own.app.log, "child").mockReturnValue(Object.assign(quiet, { error }));
    const passOn = globalThis.fetch;
    const provider = vi.spyOn(globalThis, "fetch").mockImplementation(async (target, init) => {
      const isProvider = String(target).startsWith("https://www.google.com/");
      return isProvider ? new Response("", { status: 502 }) : passOn(target, init);
    });
    const signIn = async () => {
      const body = { login: "a@example.com", password: "x", recaptcha_token: "token" };
      const refused = new Caller(own, undefined).request(calls.auth.token, { body });
      await expect(refused).rejects.toMatchObject({ code: "server.unavailable" });
    };
    await signIn();
    await signIn();
    expect(error).toHaveBeenCalledExactlyOnceWith(
      { provider: "captcha", err: new Error("The provider answered with status 502.") },
      "a service cannot be asked",
    );
    own.clock.forward(60_000);
    await signIn();
    expect(error).toHaveBeenCalledTimes(2);
    provider.mockRestore();
  });

  test("behaviour 8: demands nothing without keys", async () => {
    expect(await nobody.request(calls.auth.tokenPre, {})).toEqual({ protection: null });
    expect(await nobody.request(calls.auth.registerPre, { body: {} })).toEqual({ protection: null });
  });

  test("behaviour 8: with keys it names the site key, and a call without a token is refused", async () => {
    const own = await startTestServer({ RECAPTCHA_SITE_KEY: "site", RECAPTCHA_SECRET: "secret" });
    const outsider = new Caller(own, undefined);
    expect(await outsider.request(calls.auth.tokenPre, {})).toEqual({
      protection: { kind: "recaptcha", site_key: "site", action: "signin" },
    });
    const body = { login: "a@example.com", password: "x" };
    await expect(outsider.request(calls.auth.token, { body })).rejects.toMatchObject({ code: "captcha.missing" });
    await expect(outsider.request(calls.auth.register, { body: registration() })).rejects.toMatchObject({
      code: "captcha.missing",
    });
    expect(await outsider.request(calls.auth.oneTimeCodePre, {})).toMatchObject({
      protection: { action: "one_time_code" },
    });
    const wish = { login: "a@example.com", purpose: "sign-in" as const };
    await expect(outsider.request(calls.auth.sendOneTimeCode, { body: wish })).rejects.toMatchObject({
      code: "captcha.missing",
    });
  });
});
