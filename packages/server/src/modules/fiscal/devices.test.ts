import { randomUUID } from "node:crypto";
import { calls } from "@patron/contract/routes";
import { afterAll, describe, expect, test } from "vitest";
import { auditOf } from "../../../test/audit.ts";
import { startCheckbox } from "../../../test/devices/checkbox.ts";
import { fiscalBench, key, pathOf, sell } from "../../../test/devices/fiscal-shop.ts";
import { startTestServer } from "../../../test/server.ts";
import { shop } from "../../../test/shop.ts";
import { getDevice } from "../terminals/public.ts";

const checkbox = await startCheckbox();
afterAll(() => checkbox.close());
const server = await startTestServer({ PATRON_PRIVATE_ADDRESSES: "1" });
const f = calls.fiscal;
const { change, fiscalShop, later, listed, newDevice, run } = fiscalBench(server, checkbox);
describe("the shift of a device", () => {
  test("is opened when needed, opened again where it has ended, and a refusal of it is said", async () => {
    const { s, register } = await fiscalShop();
    await sell(s);
    await run(s);
    expect(register.shift?.status).toBe("OPENED");
    checkbox.fail("receipts/sell", "shift-ended");
    await sell(s);
    await run(s);
    expect((await listed(s)).map(({ state }) => state)).toEqual(["registered", "registered"]);
    register.shift = undefined;
    checkbox.refuseShift("Немає сертифіката");
    await sell(s);
    await run(s);
    expect((await listed(s))[0]).toMatchObject({ problem: "shift-refused", error_text: "Немає сертифіката" });
    await later(s, 2);
    expect((await listed(s))[0]).toMatchObject({ state: "registered" });
  });

  test("at another register keeps the cashier from this one", async () => {
    const { s, register } = await fiscalShop();
    register.shift = { id: randomUUID(), serial: 1, status: "OPENED", register: randomUUID() };
    await sell(s);
    await run(s);
    expect(await listed(s)).toMatchObject([{ state: "refused", problem: "register-busy" }]);
    expect(await s.w.owner.request(f.check, pathOf(s))).toMatchObject({ problem: "register-busy" });
  });

  test("ends with the shift of the till, and by a button, after all that waits", async () => {
    const { s, register } = await fiscalShop();
    const { id } = await s.till.request(calls.shifts.open, { body: { opening_amount: "0.00" } }, key());
    await sell(s);
    await s.till.request(calls.shifts.close, { path: { shiftId: id }, body: { counted_amount: "40.00" } }, key());
    await run(s);
    expect((await listed(s)).map(({ kind, state }) => [kind, state])).toEqual([
      ["shift-end", "registered"],
      ["sale", "registered"],
    ]);
    expect(register.shift).toBeUndefined();
    checkbox.fail("receipts/sell", "unreachable");
    await sell(s);
    const asked = await s.w.owner.request(f.closeShift, pathOf(s), key());
    expect(asked).toMatchObject({ kind: "shift-end", state: "waiting", transaction_id: null, amount: null });
    expect((await s.w.owner.request(f.closeShift, pathOf(s), key())).id).toBe(asked.id);
    await run(s);
    await run(s);
    expect((await listed(s, { kind: "shift-end" }))[0]).toMatchObject({
      state: "waiting",
      problem: "receipts-waiting",
    });
    await later(s, 1);
    await later(s, 1);
    expect((await listed(s)).slice(0, 2).map(({ state }) => state)).toEqual(["registered", "registered"]);
    expect(register.shift).toBeUndefined();
    await change(s, { active: false });
    await expect(s.w.owner.request(f.closeShift, pathOf(s), key())).rejects.toMatchObject({ code: "fiscal.inactive" });
  });
});

describe("the settings of a device", () => {
  test("are checked in words, with the taxes that the register does not know", async () => {
    const { s } = await fiscalShop();
    const check = () => s.w.owner.request(f.check, pathOf(s));
    const path = { loyaltyId: s.w.loyaltyId };
    const tax = { classification: "base-tax" as const, type: "percentage" as const, rate: "20" };
    await s.w.owner.request(calls.taxes.add, { path, body: { ...tax, title: "VAT", code: "1" } });
    await s.w.owner.request(calls.taxes.add, { path, body: { ...tax, title: "Excise", code: "9" } });
    expect(await check()).toMatchObject({
      ...{ problem: null, register_number: "TEST4000", address: "Київ, Хрещатик, 1", is_test: true, shift_open: false },
      unknown_taxes: [{ title: "Excise" }],
    });
    await change(s, { cashier_login: "", cashier_secret: "1234" });
    expect((await check()).problem).toBeNull();
    await change(s, { cashier_secret: "0000" });
    expect(await check()).toMatchObject({ problem: "cashier-refused", said: "Невірний логін або пароль" });
    await change(s, { license_key: "wrong", cashier_secret: "1234" });
    expect(await check()).toMatchObject({ problem: "license-refused", register_number: null });
    await change(s, { url: "http://127.0.0.1:1" });
    expect(await check()).toMatchObject({ problem: "unreachable", unknown_taxes: [] });
  });

  test("sign in again when the service has ended the sign-in", async () => {
    const { s } = await fiscalShop();
    checkbox.fail("cash-registers/info", "slow");
    await sell(s);
    const running = run(s);
    setTimeout(checkbox.endTokens, 300);
    await running;
    expect(await listed(s)).toMatchObject([{ state: "registered" }]);
  });

  test("keep their secrets encrypted, and show only whether they are there", async () => {
    const { s, device } = await fiscalShop();
    const shown = await s.w.owner.request(f.device, pathOf(s));
    expect(shown).toMatchObject({ active: true, url: checkbox.url, license_key_set: true, cashier_secret_set: true });
    const row = await s.w.inside((tenant) => tenant.one(getDevice(s.terminalId, "checkbox")));
    expect(row.secret?.includes(device.license_key)).toBe(false);
    const history = await s.w.inside((tenant) => tenant.many(auditOf(s.terminalId)));
    const seen = JSON.stringify([shown, row.settings, history], (_, value) =>
      typeof value === "bigint" ? String(value) : value,
    );
    expect(seen).not.toContain(device.license_key);
    expect(seen).not.toContain('"secret"');
  });

  test("are refused where they cannot work", async () => {
    const s = await shop(server);
    const incomplete = { code: "fiscal.incomplete", details: { fields: ["license_key", "cashier_secret"] } };
    expect(await s.w.owner.request(f.device, pathOf(s))).toMatchObject({
      active: false,
      url: "https://api.checkbox.ua",
    });
    await expect(change(s, { active: true })).rejects.toMatchObject(incomplete);
    await expect(s.w.owner.request(f.check, pathOf(s))).rejects.toMatchObject(incomplete);
    await s.w.owner.request(calls.terminals.change, { ...pathOf(s), body: { currency: "EUR" } });
    const euro = change(s, { ...newDevice(), active: true });
    await expect(euro).rejects.toMatchObject({ code: "fiscal.currency" });
    const there = pathOf(await shop(server));
    const missing = { code: "terminal.not_found" };
    await expect(s.w.owner.request(f.device, there)).rejects.toMatchObject(missing);
    await expect(s.w.owner.request(f.check, there)).rejects.toMatchObject(missing);
    await expect(s.w.owner.request(f.closeShift, there, key())).rejects.toMatchObject(missing);
    await expect(s.w.owner.request(f.changeDevice, { ...there, body: { cashier_login: "x" } })).rejects.toMatchObject(
      missing,
    );
    const stale = s.w.owner.request(f.changeDevice, { ...pathOf(s), body: { cashier_login: "x" } }, { version: 1 });
    await expect(stale).rejects.toMatchObject({ code: "conflict.stale" });
    const unknown = { path: { transactionId: randomUUID() } };
    await expect(s.till.request(f.ofCheck, unknown)).rejects.toMatchObject({ code: "transaction.not_found" });
  });
});

test("a business that has a device, or receipts of one, uses fiscal receipts", async () => {
  const plain = await shop(server);
  const used = async ({ w }: Pick<typeof plain, "w">) =>
    (await w.owner.request(calls.notifications.status, {})).fiscal_used;
  expect(await used(plain)).toBe(false);
  const { s } = await fiscalShop();
  expect(await used(s)).toBe(true);
  await change(s, { active: false });
  expect(await used(s)).toBe(false);
  await change(s, { active: true });
  await sell(s);
  await change(s, { active: false });
  expect([await used(s), await used(plain)]).toEqual([true, false]);
});
