import type { passUpdates } from "@patron/contract";
import type { ReplyOf } from "@patron/contract/client";
import { calls } from "@patron/contract/routes";
import { afterAll, beforeEach, expect, inject, test } from "vitest";
import { Caller } from "../../../test/caller.ts";
import { startApns } from "../../../test/passes/apns.ts";
import { makeAuthority } from "../../../test/passes/authority.ts";
import { openPass } from "../../../test/passes/opened.ts";
import { startTestServer } from "../../../test/server.ts";
import { type Shop, shop } from "../../../test/shop.ts";
import { createLog } from "../../kit/log.ts";
import { walletPassJobs } from "./jobs.ts";

const u = calls.passUpdates;
const [authority, apns] = [makeAuthority(), await startApns()];
afterAll(() => {
  authority.remove();
  apns.close();
});
const logged: string[] = [];
const server = await startTestServer(
  { PATRON_APNS_URL: apns.url, PATRON_PUBLIC_URL: "https://patron.example" },
  inject("database"),
  createLog("info", { write: (line) => logged.push(line) }),
);
const passType = "pass.example.card";
const issued = authority.issue("card", `/UID=${passType}/CN=Pass Type ID/OU=TEAM123456`);
const signer = {
  certificate: issued.certificate,
  certificate_key: issued.key,
  authority_certificate: authority.pem,
};
beforeEach(() => {
  apns.notices.length = 0;
  logged.length = 0;
});

/** Works like a phone: with the address and the token that stand in its pass. */
class Phone extends Caller {
  readonly authorization: string;
  constructor(token: string) {
    super(server, undefined);
    this.authorization = `ApplePass ${token}`;
  }
  override send(outgoing: Parameters<Caller["send"]>[0]) {
    return super.send({
      ...outgoing,
      headers: { ...outgoing.headers, ...this.more, authorization: this.authorization },
    });
  }
  /** Headers of the next requests. */
  more: Record<string, string> = {};
}
/** A customer whose phone has their pass. */
async function carried(device = "phone-1") {
  const s = await shop(server);
  const path = { loyaltyId: s.w.loyaltyId };
  await s.w.owner.request(calls.walletPasses.change, { path, body: { ...signer, active: true } });
  return { s, ...(await added(s, device)) };
}
async function added(s: Shop, device: string) {
  const olena = await s.member("10.00");
  const { items } = await s.w.owner.request(calls.walletPasses.ofCustomer, { path: { userId: olena } });
  const token = new URL(items[0]?.link ?? "").searchParams.get("for") ?? "";
  const file = await s.w.anonymous.request(calls.walletPasses.pass, { path: { token } });
  const { pass } = openPass(file, authority);
  const { webServiceURL, authenticationToken, serialNumber } = pass as Record<string, string>; // As the format has them.
  const service = webServiceURL?.split("/").at(-1) ?? "";
  const phone = new Phone(authenticationToken ?? "");
  const path = { service, device, passType, serial: serialNumber ?? "" };
  const register = () => phone.request(u.register, { path, body: { pushToken: `token0${device.replace("-", "")}` } });
  await register();
  return { olena, phone, path, register, webServiceURL };
}
const credit = (s: Shop, customer_id: string, amount: string) =>
  s.w.owner.request(calls.transactions.addBonuses, {
    body: { loyalty_id: s.w.loyaltyId, customer_id, currency: "UAH", amount },
  });
const update = async (forward = 0) => {
  server.clock.forward(forward);
  const job = walletPassJobs({ ...server, files: undefined as never })["passes.update"]; // Updates read no files.
  // Other tests have left passes in this database whose certificates their servers encrypted. They stop none of ours.
  await Promise.resolve(job?.({}, server.clock.now())).catch((error) => {
    const ofOthers =
      error instanceof AggregateError && error.errors.every((one) => /another PATRON_SECRET_KEY/.test(one));
    if (!ofOthers) throw error;
  });
};
const changedOn = async (phone: Caller, path: { service: string; device: string; passType: string }, since?: string) =>
  (await phone.request(u.changed, { path, query: since ? { passesUpdatedSince: since } : {} })) as
    | ReplyOf<typeof passUpdates.changed>
    | ""; // Without any, the body is empty.

test("a changed balance is told once to each phone, which then fetches the pass anew", async () => {
  const { s, olena, phone, path, webServiceURL } = await carried();
  expect(webServiceURL).toBe(`https://patron.example${server.settings.basePath}/public/wallet/apple/${path.service}`);
  await update();
  expect(apns.notices).toEqual([]);
  const first = await changedOn(phone, path);
  const since = first === "" ? "" : first.lastUpdated;
  expect(first).toMatchObject({ serialNumbers: [path.serial] });
  expect(await changedOn(phone, path, since)).toBe("");

  server.clock.forward(1000);
  await credit(s, olena, "5.00");
  await credit(s, olena, "2.00");
  await update();
  await update(60_000);
  expect(apns.notices).toEqual([`${passType} token0phone1`]);
  expect(await changedOn(phone, path, since)).toMatchObject({ serialNumbers: [path.serial] });
  const { pass } = openPass(await phone.request(u.latest, { path }), authority);
  expect(pass).toMatchObject({ serialNumber: path.serial, storeCard: { primaryFields: [{ value: "17" }] } });
});

test("phones of one pass are told alike, and those of others not; a change of the design is told to all", async () => {
  const { s, path, phone } = await carried();
  const other = await added(s, "phone-2");
  await phone.request(u.register, { path: { ...path, device: "watch-1" }, body: { pushToken: "token0watch" } });
  await update();
  await credit(s, other.olena, "1.00");
  await update(1000);
  expect(apns.notices).toEqual([`${passType} token0phone2`]);
  const body = { background_color: "#112233" };
  await s.w.owner.request(calls.walletPasses.change, { path: { loyaltyId: s.w.loyaltyId }, body });
  await update(1000);
  expect(apns.notices.slice(1).sort()).toEqual(["phone1", "phone2", "watch"].map((one) => `${passType} token0${one}`));
});

test("a changed client account is told where the pass shows it", async () => {
  const { s, olena } = await carried();
  const back_fields = [{ key: "accounts", label: {}, value: "{account_balances}" }];
  await s.w.owner.request(calls.walletPasses.change, { path: { loyaltyId: s.w.loyaltyId }, body: { back_fields } });
  const account = await s.w.make.customerAccount(olena, (await s.w.make.specialAccount({ title: "Deposit" })).id);
  await update(1000);
  apns.notices.length = 0;
  await s.w.make.refill(account, "30");
  await update(1000);
  expect(apns.notices).toHaveLength(1);
});

test("what shows nothing else is not told", async () => {
  const { s, olena } = await carried();
  await s.w.owner.request(calls.customers.change, { body: { user_id: olena, comment: "Likes rye bread" } });
  await update(1000);
  expect(apns.notices).toEqual([]);
});

test("a pass of a programme that is switched off becomes void, and valid again with the programme", async () => {
  const { s, path, phone } = await carried();
  const programme = (active: boolean) =>
    s.w.owner.request(calls.loyalty.change, { path: { loyaltyId: s.w.loyaltyId }, body: { active } });
  await programme(false);
  await update(1000);
  expect(apns.notices).toHaveLength(1);
  expect(openPass(await phone.request(u.latest, { path }), authority).pass).toMatchObject({ voided: true });
  await programme(true);
  await update(1000);
  expect(apns.notices).toHaveLength(2);
  expect(openPass(await phone.request(u.latest, { path }), authority).pass).not.toHaveProperty("voided");
});

const setBlocked = (s: Shop, user_id: string, blocked: boolean) =>
  s.w.owner.request(calls.customers.change, { body: { user_id, blocked } });
const setActive = (s: Shop, active: boolean) =>
  s.w.owner.request(calls.walletPasses.change, { path: { loyaltyId: s.w.loyaltyId }, body: { active } });

test.each<[string, (s: Shop, customerId: string, isOff: boolean) => Promise<unknown>]>([
  ["of a blocked customer", setBlocked],
  ["that is switched off", (s, _, isOff) => setActive(s, !isOff)],
])("a pass %s becomes void on phones that have it, takes no new ones, and returns", async (_, set) => {
  const { s, olena, phone, path, register } = await carried();
  const isVoid = async () => {
    const { pass } = openPass(await phone.request(u.latest, { path }), authority);
    return (pass as { voided?: boolean }).voided ?? false; // As the format has it.
  };
  expect(await isVoid()).toBe(false);
  await set(s, olena, true);
  await update();
  expect(apns.notices).toHaveLength(1);
  expect(await isVoid()).toBe(true);
  const listed = await phone.request(u.changed, { path });
  expect(listed.serialNumbers).toEqual([path.serial]);
  await expect(register()).rejects.toMatchObject({ code: "wallet_pass.not_found" });
  // Nothing else about it is told meanwhile.
  await update();
  expect(apns.notices).toHaveLength(1);
  await set(s, olena, false);
  await update(1_000);
  expect(apns.notices).toHaveLength(2);
  expect(await isVoid()).toBe(false);
  await phone.request(u.unregister, { path });
  await register();
});

test("a phone that cannot be told is told later, and one that is gone no more", async () => {
  const { s, olena } = await carried();
  await credit(s, olena, "1.00");
  apns.answers.push({ status: 503 }, { status: 503 });
  await update(1000);
  await update(1000);
  expect([apns.notices.length, apns.answers.length]).toEqual([0, 1]);
  await update(60_000);
  await update(60_000);
  expect([apns.notices.length, apns.answers.length]).toEqual([0, 0]);
  await update(60_000);
  expect(apns.notices).toHaveLength(1);
  apns.answers.push({ status: 410, reason: "Unregistered" });
  await credit(s, olena, "1.00");
  await update(1000);
  await credit(s, olena, "1.00");
  await update(3_600_000);
  expect([apns.notices.length, apns.answers.length]).toEqual([1, 0]);
});

test("a phone registers once, and is told nothing after it has removed the pass", async () => {
  const { s, olena, phone, path, register } = await carried();
  const registering = { method: "POST" as const, json: { pushToken: "token0again" }, headers: {} };
  const target = `/public/wallet/apple/${path.service}/v1/devices/phone-9/registrations/${passType}/${path.serial}`;
  expect((await phone.send({ ...registering, target })).status).toBe(201);
  expect((await phone.send({ ...registering, target })).status).toBe(200);
  await register();
  await phone.request(u.unregister, { path });
  await phone.request(u.unregister, { path: { ...path, device: "phone-9" } });
  await credit(s, olena, "1.00");
  await update(1000);
  expect(apns.notices).toEqual([]);
});

test("a pass that has not changed is not sent again", async () => {
  const { phone, path } = await carried();
  const target = `/public/wallet/apple/${path.service}/v1/passes/${passType}/${path.serial}`;
  const first = await phone.send({ method: "GET", target, headers: {} });
  const modified = first.headers.get("last-modified") ?? "";
  expect([first.status, Date.parse(modified) > 0]).toEqual([200, true]);
  phone.more = { "if-modified-since": modified };
  expect((await phone.send({ method: "GET", target, headers: {} })).status).toBe(304);
});

test("only the token of the pass opens it, and only at its own address", async () => {
  const { s, path, phone } = await carried();
  const other = await added(s, "phone-2");
  const body = { pushToken: "token0thief" };
  const wrong = { code: "wallet_pass.token_wrong", status: 401 };
  for (const thief of [other.phone, s.w.anonymous]) {
    await expect(thief.request(u.register, { path, body })).rejects.toMatchObject(wrong);
    await expect(thief.request(u.unregister, { path })).rejects.toMatchObject(wrong);
    await expect(thief.request(u.latest, { path })).rejects.toMatchObject(wrong);
  }
  const missing = { code: "wallet_pass.not_found" };
  for (const elsewhere of [{ service: "nowhere" }, { passType: "pass.example.other" }]) {
    const there = { ...path, ...elsewhere };
    await expect(phone.request(u.register, { path: there, body })).rejects.toMatchObject(missing);
    await expect(phone.request(u.unregister, { path: there })).rejects.toMatchObject(missing);
    await expect(phone.request(u.latest, { path: there })).rejects.toMatchObject(missing);
    await expect(phone.request(u.changed, { path: there })).rejects.toMatchObject(missing);
  }
  const lost = phone.request(u.log, { path: { service: "nowhere" }, body: { logs: [] } });
  await expect(lost).rejects.toMatchObject(missing);
});

test("what a phone reports is one line of the server's log, short and without any token", async () => {
  const { s, path, phone, webServiceURL } = await carried();
  const { service, serial } = path;
  const token = phone.authorization.replace("ApplePass ", "");
  const pushToken = "0f".repeat(32);
  const failed = `Register task (pass type ${passType}, serial number ${serial}; with web service url ${webServiceURL})\nencountered error: Authentication failure`;
  const secret = `ApplePass ${token}, push token ${pushToken}, https://patron.example/?for=${token}`;
  const long = "words ".repeat(1_000);
  const logs = [failed, secret, long, " ", ...Array.from({ length: 20 }, (_, number) => `Fault ${number}`)];
  const told = () => logged.map((line) => JSON.parse(line)).filter(({ msg }) => /Apple Wallet/.test(msg));
  logged.length = 0;
  expect(await phone.request(u.log, { path: { service }, body: { logs } })).toEqual({});
  const [line, ...more] = told();
  expect(more).toEqual([]);
  expect(line).toMatchObject({
    level: 40,
    msg: "Apple Wallet reports faults of passes.",
    loyaltyId: s.w.loyaltyId,
    omitted: 13,
  });
  expect(line.logs).toHaveLength(10);
  expect(line.logs[0]).toBe(
    `Register task (pass type ${passType}, serial number ${serial}; with web service url ${webServiceURL?.replace(service, "[removed]")})\nencountered error: Authentication failure`,
  );
  expect(line.logs.slice(3)).toEqual(Array.from({ length: 7 }, (_, number) => `Fault ${number}`));
  const [text = ""] = logged.filter((one) => /Apple Wallet/.test(one));
  for (const hidden of [service, token, pushToken]) expect(text).not.toContain(hidden);
  expect(text.trimEnd()).not.toContain("\n");
  expect(text.length).toBeLessThan(6_000);

  await phone.request(u.log, { path: { service }, body: { logs: [" "] } });
  await phone.request(u.log, { path: { service }, body: { logs: [] } });
  expect(told()).toHaveLength(1);
});

test("phones of one programme report sixty times an hour, and what is beyond that is refused and not logged", async () => {
  const { path, phone } = await carried();
  const request = { path: { service: path.service }, body: { logs: ["It does not work."] } };
  const answers = await Promise.all(
    Array.from({ length: 70 }, () =>
      phone.request(u.log, request).then(
        () => "taken",
        ({ code }) => code as string,
      ),
    ),
  );
  expect(answers.filter((one) => one === "rate.limited")).toHaveLength(10);
  expect(logged.filter((line) => /It does not work/.test(line))).toHaveLength(60);
  const many = { path: request.path, body: { logs: Array.from({ length: 101 }, () => "x") } };
  await expect(phone.request(u.log, many)).rejects.toMatchObject({ code: "request.malformed" });
});
