import { calls } from "@patron/contract/routes";
import { afterAll, describe, expect, test } from "vitest";
import { auditOf } from "../../../../test/audit.ts";
import { startStripe } from "../../../../test/devices/stripe.ts";
import { startTestServer } from "../../../../test/server.ts";
import { type Shop, shop } from "../../../../test/shop.ts";
import { getDevice } from "./queries.ts";

const stripe = await startStripe();
afterAll(() => stripe.close());
const server = await startTestServer({ PATRON_STRIPE_URL: stripe.url });
const d = calls.terminalDevices;

const place = { display_name: "Хрещатик, 1", line1: "Khreshchatyk 1", city: "Kyiv", country: "UA" };
let keys = 0;
const newKey = () => `sk_test_${keys++}`;
const pathOf = ({ terminalId }: Shop) => ({ path: { terminalId } });

/** A till whose Stripe account has a key, and where its reader is. */
async function located() {
  const s = await shop(server);
  const secret_key = newKey();
  await s.w.owner.request(d.changeStripe, { ...pathOf(s), body: { secret_key } });
  const location = await s.w.owner.request(d.changeStripeLocation, { ...pathOf(s), body: place });
  return { ...s, secret_key, location, account: stripe.accountOf(secret_key) };
}
/** The same with a reader that is switched on. */
async function ready() {
  const s = await located();
  const body = { registration_code: "simulated-wpe", active: true };
  return { ...s, reader: await s.w.owner.request(d.changeStripe, { ...pathOf(s), body }) };
}
const nothing = { pax: null, amp: null, stripe: null };

describe("card terminals in the till's network", () => {
  test("are read by the till once they are switched on", async () => {
    const s = await shop(server);
    expect(await s.w.owner.request(d.pax, pathOf(s))).toMatchObject({ active: false, host: "", port: 10_009 });
    expect(await s.w.owner.request(d.amp, pathOf(s))).toMatchObject({ active: false, host: "", merchant_id: "" });
    const pax = { host: "192.168.1.40", port: 10_010, timeout_s: 60 };
    await s.w.owner.request(d.changePax, { ...pathOf(s), body: pax });
    expect(await s.till.request(d.till, {})).toEqual(nothing);
    const amp = { host: "192.168.1.41", port: 8080, timeout_s: 120, merchant_id: "M-1", terminal_serial: "A920-7" };
    await s.w.owner.request(d.changeAmp, { ...pathOf(s), body: { ...amp, active: true } });
    const changed = await s.w.owner.request(d.changePax, { ...pathOf(s), body: { active: true } });
    expect(changed).toMatchObject({ ...pax, active: true });
    expect(await s.w.owner.request(d.pax, pathOf(s))).toEqual(changed);
    expect(await s.till.request(d.till, {})).toEqual({ pax, amp, stripe: null });
    await s.w.owner.request(d.changeAmp, { ...pathOf(s), body: { active: false } });
    expect(await s.till.request(d.till, {})).toEqual({ ...nothing, pax });
  });

  test("cannot be switched on without what the till needs", async () => {
    const s = await shop(server);
    const body = { active: true };
    const incomplete = (fields: string[]) => ({ code: "terminal_device.incomplete", details: { fields } });
    await expect(s.w.owner.request(d.changePax, { ...pathOf(s), body })).rejects.toMatchObject(incomplete(["host"]));
    const amp = s.w.owner.request(d.changeAmp, { ...pathOf(s), body });
    await expect(amp).rejects.toMatchObject(incomplete(["host", "merchant_id"]));
  });

  test("are named by a host alone, wait between 10 seconds and 5 minutes, and listen at a port", async () => {
    const s = await shop(server);
    const changing = (body: object) => s.w.owner.request(d.changePax, { ...pathOf(s), body });
    for (const host of ["192.168.1.40", "fd00::40", "::1", "pax-1.shop.lan", "PAX_A920", ""])
      expect(await changing({ host })).toMatchObject({ host });
    const wrong = [
      ...["192.168.1.40:10009", "http://192.168.1.40", "192.168.1.40/pay", "pax 1", "каса", "-"].map((host) => ({
        host,
      })),
      ...[9, 301].map((timeout_s) => ({ timeout_s })),
      ...[0, 65_536].map((port) => ({ port })),
    ];
    for (const body of wrong) {
      const malformed = { code: "request.malformed", errors: [{ path: Object.keys(body)[0] }] };
      await expect(changing(body)).rejects.toMatchObject(malformed);
      await expect(s.w.owner.request(d.changeAmp, { ...pathOf(s), body })).rejects.toMatchObject(malformed);
    }
  });
});

describe("a Stripe reader", () => {
  test("is registered at its location, and the till connects to it without the key", async () => {
    const s = await ready();
    expect(s.location).toMatchObject({ ...place, location_id: expect.stringMatching(/^tml_/) });
    expect(await s.w.owner.request(d.stripeLocation, pathOf(s))).toMatchObject(place);
    expect([...s.account.locations.values()]).toMatchObject([{ display_name: "Хрещатик, 1" }]);
    const reader = { reader_label: "Till 1", reader_type: "simulated_wisepos_e", serial_number: "WSC513105011295" };
    expect(s.reader).toMatchObject({ ...reader, active: true, secret_key_set: true });
    expect(await s.w.owner.request(d.stripe, pathOf(s))).toEqual(s.reader);
    const { location_id, reader_id } = s.reader;
    expect(await s.till.request(d.till, {})).toEqual({ ...nothing, stripe: { location_id, reader_id, ...reader } });
    expect((await s.till.request(d.stripeConnection, {})).secret).toMatch(/^pst_test_/);
  });

  test("has its key encrypted, and nobody sees it again", async () => {
    const s = await ready();
    const row = await s.w.inside((tenant) => tenant.one(getDevice(s.terminalId, "stripe")));
    expect(row.secret?.includes(s.secret_key)).toBe(false);
    const history = await s.w.inside((tenant) => tenant.many(auditOf(s.terminalId)));
    expect(history.length).toBeGreaterThan(2);
    const seen = JSON.stringify([s.reader, row.settings, history], (_, value) =>
      typeof value === "bigint" ? String(value) : value,
    );
    expect(seen).not.toContain(s.secret_key);
  });

  test("can be one that is registered already", async () => {
    const [s, other] = [await ready(), await shop(server)];
    const body = { secret_key: s.secret_key, reader_id: s.reader.reader_id, active: true };
    expect(await other.w.owner.request(d.changeStripe, { ...pathOf(other), body })).toMatchObject({
      reader_id: s.reader.reader_id,
      reader_label: "Till 1",
      location_id: null,
    });
    expect((await other.till.request(d.stripeConnection, {})).secret).toMatch(/^pst_test_/);
  });

  test("keeps its location when that changes its name, and goes with it", async () => {
    const s = await ready();
    const body = { display_name: "Podil" };
    const moved = await s.w.owner.request(d.changeStripeLocation, { ...pathOf(s), body });
    expect(moved).toMatchObject({ ...place, ...body, location_id: s.location.location_id });
    expect([...s.account.locations.values()]).toMatchObject([{ display_name: "Podil", address: { city: "Kyiv" } }]);

    const removed = await s.w.owner.request(d.removeStripeLocation, pathOf(s));
    expect(removed).toMatchObject({ location_id: null, display_name: "" });
    expect(s.account.locations.size).toBe(0);
    const left = await s.w.owner.request(d.stripe, pathOf(s));
    expect(left).toMatchObject({ active: false, reader_id: null, secret_key_set: true });
    expect(await s.till.request(d.till, {})).toEqual(nothing);
    expect(await s.w.owner.request(d.removeStripeLocation, pathOf(s))).toMatchObject({ location_id: null });
  });

  test("whose location Stripe has lost can still be removed here", async () => {
    const s = await ready();
    s.account.locations.clear();
    expect(await s.w.owner.request(d.removeStripeLocation, pathOf(s))).toMatchObject({ location_id: null });
  });

  test("is forgotten when the key of another account comes, and stays with the same one", async () => {
    const s = await ready();
    const same = { ...pathOf(s), body: { secret_key: s.secret_key } };
    expect(await s.w.owner.request(d.changeStripe, same)).toMatchObject({ reader_id: s.reader.reader_id });
    const other = { ...pathOf(s), body: { secret_key: newKey(), active: false } };
    expect(await s.w.owner.request(d.changeStripe, other)).toMatchObject({ reader_id: null, location_id: null });
  });

  test("whose location was made while its answer was lost has one location", async () => {
    const s = await shop(server);
    const secret_key = newKey();
    await s.w.owner.request(d.changeStripe, { ...pathOf(s), body: { secret_key } });
    stripe.fail("answer-lost");
    const { location_id } = await s.w.owner.request(d.changeStripeLocation, { ...pathOf(s), body: place });
    expect([...stripe.accountOf(secret_key).locations.keys()]).toEqual([location_id]);
  });

  test("has another location when the same address comes back after it was removed", async () => {
    const s = await located();
    await s.w.owner.request(d.removeStripeLocation, pathOf(s));
    const again = await s.w.owner.request(d.changeStripeLocation, { ...pathOf(s), body: place });
    expect([...s.account.locations.keys()]).toEqual([again.location_id]);
    const body = { registration_code: "simulated-wpe" };
    const reader = await s.w.owner.request(d.changeStripe, { ...pathOf(s), body });
    expect(reader).toMatchObject({ location_id: again.location_id, reader_id: expect.stringMatching(/^tmr_/) });

    // The account is left and taken again: its attempts are still known there.
    await s.w.owner.request(d.removeStripeLocation, pathOf(s));
    for (const secret_key of [newKey(), s.secret_key])
      await s.w.owner.request(d.changeStripe, { ...pathOf(s), body: { secret_key } });
    const third = await s.w.owner.request(d.changeStripeLocation, { ...pathOf(s), body: place });
    expect([...s.account.locations.keys()]).toEqual([third.location_id]);
  });

  test("stays as it was while Stripe cannot be reached", async () => {
    const s = await located();
    const registering = { ...pathOf(s), body: { registration_code: "simulated-wpe" } };
    const away = { code: "server.unavailable", status: 503 };
    stripe.fail("unreachable", "unreachable");
    await expect(s.w.owner.request(d.changeStripe, registering)).rejects.toMatchObject(away);
    stripe.fail("broken", "broken");
    await expect(s.w.owner.request(d.changeStripe, registering)).rejects.toMatchObject(away);
    expect(s.account.readers.size).toBe(0);
    expect(await s.w.owner.request(d.stripe, pathOf(s))).toMatchObject({ reader_id: null });
  });
});

describe("a Stripe reader is refused", () => {
  test("with the words of Stripe and the field that they are about", async () => {
    const s = await located();
    const changing = (body: object) => s.w.owner.request(d.changeStripe, { ...pathOf(s), body });
    const refused = (field: string, text: string) => ({ code: "stripe.refused", details: { field, text } });
    const wrongKey = refused("secret_key", "Invalid API Key provided");
    await expect(changing({ secret_key: "sk_wrong" })).rejects.toMatchObject(wrongKey);
    const wrongCode = refused("registration_code", "The registration code does not exist.");
    await expect(changing({ registration_code: "NO!" })).rejects.toMatchObject(wrongCode);
    const wrongReader = refused("reader_id", "No such terminal reader: 'tmr_1'");
    await expect(changing({ reader_id: "tmr_1" })).rejects.toMatchObject(wrongReader);
    const nowhere = s.w.owner.request(d.changeStripeLocation, { ...pathOf(s), body: { country: "XX" } });
    await expect(nowhere).rejects.toMatchObject(refused("country", "Country 'XX' is unknown."));
    expect(await s.w.owner.request(d.stripe, pathOf(s))).toMatchObject({ secret_key_set: true, reader_id: null });
  });

  test("when its key is revoked, and its location stays here", async () => {
    const s = await ready();
    stripe.revoke(s.secret_key);
    const refused = { code: "stripe.refused", status: 422 };
    await expect(s.till.request(d.stripeConnection, {})).rejects.toMatchObject(refused);
    await expect(s.w.owner.request(d.removeStripeLocation, pathOf(s))).rejects.toMatchObject(refused);
    expect(await s.w.owner.request(d.stripe, pathOf(s))).toMatchObject({ active: true });
  });

  test("without a key, a location or a reader, as far as each is needed", async () => {
    const s = await shop(server);
    const changing = (body: object) => s.w.owner.request(d.changeStripe, { ...pathOf(s), body });
    const locating = (body: object) => s.w.owner.request(d.changeStripeLocation, { ...pathOf(s), body });
    const registering = { registration_code: "simulated-wpe" };
    const incomplete = (...fields: string[]) => ({ code: "terminal_device.incomplete", details: { fields } });
    await expect(changing(registering)).rejects.toMatchObject({ code: "stripe.key_missing" });
    await expect(locating(place)).rejects.toMatchObject({ code: "stripe.key_missing" });
    await expect(changing({ active: true })).rejects.toMatchObject(incomplete("secret_key", "reader_id"));
    await changing({ secret_key: newKey() });
    await expect(changing(registering)).rejects.toMatchObject({ code: "stripe.location_missing" });
    await expect(locating({ city: "Kyiv" })).rejects.toMatchObject(incomplete("display_name", "line1", "country"));
    await expect(s.till.request(d.stripeConnection, {})).rejects.toMatchObject({ code: "terminal_device.inactive" });
  });

  test("at a terminal that is not there, or that somebody has changed since", async () => {
    const [s, other] = [await ready(), await shop(server)];
    const { owner } = s.w;
    const missing = { code: "terminal.not_found", status: 404 };
    const stale = { code: "conflict.stale" };
    const there = pathOf(other);
    await expect(owner.request(d.pax, there)).rejects.toMatchObject(missing);
    await expect(owner.request(d.amp, there)).rejects.toMatchObject(missing);
    await expect(owner.request(d.stripe, there)).rejects.toMatchObject(missing);
    await expect(owner.request(d.stripeLocation, there)).rejects.toMatchObject(missing);
    for (const { at, more, expected } of [
      { at: there, more: {}, expected: missing },
      { at: pathOf(s), more: { version: 1 }, expected: stale },
    ]) {
      await expect(owner.request(d.changePax, { ...at, body: { port: 1 } }, more)).rejects.toMatchObject(expected);
      await expect(owner.request(d.changeAmp, { ...at, body: { port: 1 } }, more)).rejects.toMatchObject(expected);
      const reader = owner.request(d.changeStripe, { ...at, body: { active: false } }, more);
      await expect(reader).rejects.toMatchObject(expected);
      const location = owner.request(d.changeStripeLocation, { ...at, body: { city: "Lviv" } }, more);
      await expect(location).rejects.toMatchObject(expected);
      await expect(owner.request(d.removeStripeLocation, at, more)).rejects.toMatchObject(expected);
    }
  });
});
