import { calls } from "@patron/contract/routes";
import { describe, expect, test } from "vitest";
import { Caller } from "../../../test/caller.ts";
import { mailTo } from "../../../test/mail.ts";
import { onePixel } from "../../../test/sample.ts";
import { startTestServer } from "../../../test/server.ts";
import { world } from "../../../test/world.ts";

const server = await startTestServer();
const nobody = new Caller(server, undefined);

describe("/business/user/language", () => {
  test("is the person's own and follows them into the next session", async () => {
    const w = await world(server);
    await w.owner.request(calls.businessUser.changeLanguage, { body: { language: "uk" } });
    expect(await w.owner.request(calls.businessUser.language, {})).toEqual({ language: "uk" });
    const body = { login: w.login, password: w.password };
    expect((await nobody.request(calls.auth.token, { body })).user.language).toBe("uk");
  });
});

describe("/business/user/profile", () => {
  test("changes names and telephone, which is stored in its international form", async () => {
    const w = await world(server);
    const body = { first_name: "Ольга", phone: "+38 067 123-45-67" };
    await w.owner.request(calls.businessUser.changeProfile, { body });
    expect(await w.owner.request(calls.businessUser.profile, {})).toMatchObject({
      first_name: "Ольга",
      phone: "+380671234567",
      version: 2,
    });
  });

  test("refuses a telephone that is none, and an outdated version", async () => {
    const w = await world(server);
    const bad = w.owner.request(calls.businessUser.changeProfile, { body: { phone: "123" } });
    await expect(bad).rejects.toMatchObject({ code: "phone.invalid" });
    const stale = w.owner.request(calls.businessUser.changeProfile, { body: { last_name: "X" } }, { version: 7 });
    await expect(stale).rejects.toMatchObject({ code: "conflict.stale", details: { version: 1 } });
  });
});

describe("POST /business/user/avatar", () => {
  const image = new Blob([onePixel], { type: "image/png" });

  test("stores the picture of the person, which they can remove", async () => {
    const w = await world(server);
    const { photo } = await w.owner.request(calls.businessUser.photo, { image });
    expect(photo?.url).toMatch(/^\/files\/.+\.png$/);
    const body = { login: w.login, password: w.password };
    expect((await nobody.request(calls.auth.token, { body })).user.photo).toEqual(photo);
    expect((await w.owner.request(calls.businessUser.removePhoto, {})).photo).toBeNull();
  });

  test("refuses anything but a picture", async () => {
    const w = await world(server);
    const drawing = new Blob(["<svg xmlns='http://www.w3.org/2000/svg'/>"], { type: "image/png" });
    const refused = w.owner.request(calls.businessUser.photo, { image: drawing });
    await expect(refused).rejects.toMatchObject({ code: "image.unsupported" });
  });
});

describe("POST /business/user/change_password", () => {
  test("takes the present password, and ends every other session", async () => {
    const w = await world(server);
    const login = { login: w.login, password: w.password };
    const other = new Caller(server, (await nobody.request(calls.auth.token, { body: login })).token);
    const body = { current_password: w.password, password: "a new and longer one" };

    await w.owner.request(calls.businessUser.changePassword, { body });

    await expect(other.request(calls.business.get, {})).rejects.toMatchObject({ code: "auth.expired" });
    await expect(w.owner.request(calls.business.get, {})).resolves.toBeDefined();
    await expect(nobody.request(calls.auth.token, { body: login })).rejects.toMatchObject({ code: "auth.refused" });
  });

  test("refuses a wrong present password and a weak new one", async () => {
    const w = await world(server);
    const wrong = w.owner.request(calls.businessUser.changePassword, {
      body: { current_password: "nope", password: "a new and longer one" },
    });
    await expect(wrong).rejects.toMatchObject({ code: "password.wrong" });
    const weak = w.owner.request(calls.businessUser.changePassword, {
      body: { current_password: w.password, password: "12345678" },
    });
    await expect(weak).rejects.toMatchObject({ code: "password.weak" });
  });
});

describe("confirming an e-mail address", () => {
  async function lastLink(email: string): Promise<string> {
    const [message] = await mailTo(server, email);
    const body = message?.body ?? "";
    return /confirm=([\w-]+)/.exec(body)?.[1] ?? "";
  }

  test("works by the link in the e-mail, and a second click is not an error", async () => {
    const w = await world(server);
    const emailToken = await lastLink(w.login);
    const path = { emailToken };
    expect(await nobody.request(calls.businessUser.confirmEmail, { path })).toMatchObject({ confirmed: "now" });
    expect(await nobody.request(calls.businessUser.confirmEmail, { path })).toMatchObject({ confirmed: "before" });
    expect(await w.owner.request(calls.businessUser.profile, {})).toMatchObject({ email_confirmed: true });
  });

  test("never blocks setting up", async () => {
    const w = await world(server);
    await expect(w.make.pos()).resolves.toBeDefined();
  });

  test("refuses a link that is wrong or out of date", async () => {
    const own = await startTestServer();
    const w = await world(own);
    const path = { emailToken: await lastLink(w.login) };
    own.clock.forward(4 * 86_400_000);
    const late = w.anonymous.request(calls.businessUser.confirmEmail, { path });
    await expect(late).rejects.toMatchObject({ code: "email.not_found" });
    const wrong = nobody.request(calls.businessUser.confirmEmail, { path: { emailToken: "x".repeat(43) } });
    await expect(wrong).rejects.toMatchObject({ code: "email.not_found" });
  });

  test("can be requested again; the response reveals to nobody who is registered", async () => {
    const w = await world(server);
    const first = await lastLink(w.login);
    const known = await nobody.request(calls.businessUser.requestConfirmEmail, {
      path: { email: w.login },
    });
    const unknown = await nobody.request(calls.businessUser.requestConfirmEmail, {
      path: { email: "who@example.com" },
    });
    expect(known).toEqual(unknown);
    expect(await lastLink(w.login)).not.toBe(first);
  });

  test("shows its e-mails only where nobody else can see them", async () => {
    const closed = { code: "mailbox.closed", status: 404 };
    const open = new Caller(server, undefined, "");
    expect(await open.request(calls.platform.params, {})).toMatchObject({ mailbox: true });
    const proxied = new Caller(server, undefined, "203.0.113.9");
    await expect(proxied.request(calls.platform.mailbox, {})).rejects.toMatchObject(closed);
    expect(await proxied.request(calls.platform.params, {})).toMatchObject({ mailbox: false });
    for (const [name, value] of [
      ["PATRON_HOST", "0.0.0.0"],
      ["PATRON_PUBLIC_URL", "https://patron.example"],
    ] as const) {
      const other = new Caller(await startTestServer({ [name]: value }), undefined, "");
      await expect(other.request(calls.platform.mailbox, {})).rejects.toMatchObject(closed);
    }
  });
});
