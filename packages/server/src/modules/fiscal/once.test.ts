import { randomUUID } from "node:crypto";
import { calls } from "@patron/contract/routes";
import { afterAll, describe, expect, test } from "vitest";
import { startCheckbox } from "../../../test/devices/checkbox.ts";
import { fiscalBench, key, sell, told } from "../../../test/devices/fiscal-shop.ts";
import { startTestServer } from "../../../test/server.ts";
import { shop } from "../../../test/shop.ts";
import { openCheckbox } from "../../adapters/checkbox/checkbox.ts";
import { claimReceipt } from "./queries.ts";

const checkbox = await startCheckbox();
afterAll(() => checkbox.close());
const server = await startTestServer({ PATRON_PRIVATE_ADDRESSES: "1" });
const f = calls.fiscal;
const { change, fiscalShop, later, listed, ofSale, run } = fiscalBench(server, checkbox);
describe("a receipt is registered once", () => {
  test.each(["lost", "slow"] as const)("although an answer is %s", async (fault) => {
    const { s, register } = await fiscalShop();
    checkbox.fail("receipts/sell", fault);
    const { transaction } = await sell(s);
    await run(s);
    await later(s, 1);
    expect(await ofSale(s, transaction.id)).toMatchObject([{ state: "registered" }]);
    expect(register.receipts.size).toBe(1);
  });

  test("although the server is killed between sending it and noting that", async () => {
    const { s, register, device } = await fiscalShop();
    const { transaction } = await sell(s);
    const now = server.clock.now();
    const claimed = await s.w.inside((tenant) => tenant.one(claimReceipt(s.terminalId, now, new Date(0))));
    const { url, license_key: licenseKey } = device;
    const sent = openCheckbox({ url, licenseKey, login: "", secret: "1234" }, { isPrivateAllowed: true });
    await sent.register(
      {
        ...{
          id: claimed.device_receipt_id,
          isReturn: false,
          relatedId: null,
          currency: "UAH",
          rounding: 0n,
          total: 4000n,
        },
        lines: [{ code: "A", name: "Item A", price: 1000n, quantity: 4000n, due: 4000n, taxes: [] }],
        payments: [{ isCash: true, label: "Cash", amount: 4000n }],
        cashier: null,
      },
      false,
    );
    // It is still claimed by the server that has gone.
    expect(await run(s)).toBe(false);
    expect(await ofSale(s, transaction.id)).toMatchObject([{ state: "waiting" }]);
    await later(s, 4);
    expect(await ofSale(s, transaction.id)).toMatchObject([{ state: "registered", attempts: 2 }]);
    expect(register.receipts.size).toBe(1);
  });

  test("although jobs for it run at the same time", async () => {
    const { s, register } = await fiscalShop();
    for (let sale = 0; sale < 3; sale++) await sell(s);
    await Promise.all([run(s), run(s), run(s), run(s)]);
    await run(s);
    expect(register.receipts.size).toBe(3);
    expect((await listed(s)).map(({ state, attempts }) => [state, attempts])).toEqual(Array(3).fill(["registered", 1]));
  });

  test("although the device knows its id already and says so", async () => {
    const { s, register } = await fiscalShop();
    const { transaction } = await sell(s);
    checkbox.fail("receipts/sell", "lost");
    await run(s);
    // The next question is not answered either, so it is sent again under the same id.
    checkbox.fail("receipts/", "broken");
    await later(s, 1);
    await later(s, 1);
    expect(await ofSale(s, transaction.id)).toMatchObject([{ state: "registered" }]);
    expect(register.receipts.size).toBe(1);
    expect(await told(s)).toEqual([]);
  });

  test("and asked about until the tax service has answered", async () => {
    const { s, register } = await fiscalShop();
    checkbox.takeLong(12);
    const { transaction } = await sell(s);
    await run(s);
    expect(await ofSale(s, transaction.id)).toMatchObject([{ state: "waiting", problem: "being-registered" }]);
    await later(s, 1);
    expect(await ofSale(s, transaction.id)).toMatchObject([{ state: "registered" }]);
    expect(register.receipts.size).toBe(1);
  });
});

describe("a device that does not do its work", () => {
  test.each([
    ["unreachable", "unreachable"],
    ["broken", "service-failed"],
    ["page", "service-failed"],
  ] as const)("and is %s leaves the receipt waiting, and the next run registers it", async (fault, problem) => {
    const { s } = await fiscalShop();
    checkbox.fail("receipts/sell", fault);
    const { transaction } = await sell(s);
    await run(s);
    expect(await ofSale(s, transaction.id)).toMatchObject([{ state: "waiting", problem }]);
    expect(await told(s)).toEqual([]);
    await later(s, 1);
    expect(await ofSale(s, transaction.id)).toMatchObject([{ state: "registered" }]);
  });

  test("because its cashier or licence is wrong refuses, tells people once, and registers all once that is mended", async () => {
    const { s, register, device } = await fiscalShop({ cashier_secret: "wrong" });
    await sell(s);
    await sell(s);
    await run(s);
    expect((await listed(s)).map(({ state, problem }) => [state, problem])).toEqual(
      Array(2).fill(["refused", "cashier-refused"]),
    );
    expect(await told(s)).toHaveLength(1);
    await change(s, { license_key: "wrong", cashier_secret: "secret" });
    await run(s);
    expect((await listed(s)).map(({ problem }) => problem)).toEqual(Array(2).fill("license-refused"));
    await change(s, { license_key: device.license_key });
    await run(s);
    expect((await listed(s)).map(({ state }) => state)).toEqual(Array(2).fill("registered"));
    expect(register.receipts.size).toBe(2);
  });

  test("because the tax service refuses is tried again under another id, by itself and by hand", async () => {
    const { s, register } = await fiscalShop();
    checkbox.refuse("Неправильна сума", "Неправильна сума");
    const { transaction } = await sell(s);
    await run(s);
    const [refused] = await ofSale(s, transaction.id);
    expect(refused).toMatchObject({ state: "refused", problem: "receipt-refused", error_text: "Неправильна сума" });
    expect(await told(s)).toMatchObject([{ entity_type: "transaction", entity_id: transaction.id }]);
    await later(s, 2);
    expect(await ofSale(s, transaction.id)).toMatchObject([{ state: "refused", attempts: 2 }]);
    expect(await told(s)).toHaveLength(1);
    const path = { fiscalReceiptId: refused?.id ?? "" };
    await s.w.owner.request(f.repeat, { path }, key());
    await run(s);
    expect(await ofSale(s, transaction.id)).toMatchObject([{ state: "registered", attempts: 3 }]);
    expect([...register.receipts.values()].filter(({ answer }) => answer.status === "DONE")).toHaveLength(1);
    await expect(s.w.owner.request(f.repeat, { path }, key())).rejects.toMatchObject({ code: "fiscal_receipt.done" });
    const missing = { path: { fiscalReceiptId: randomUUID() } };
    const stranger = await shop(server);
    for (const [who, where] of [
      [s, missing],
      [stranger, { path }],
    ] as const)
      await expect(who.w.owner.request(f.repeat, where, key())).rejects.toMatchObject({
        code: "fiscal_receipt.not_found",
      });
  });

  test("because it is switched off waits, and the till sells without it", async () => {
    const { s } = await fiscalShop();
    const { transaction } = await sell(s);
    await change(s, { active: false });
    await run(s);
    expect(await ofSale(s, transaction.id)).toMatchObject([{ state: "waiting", problem: "device-off" }]);
    await sell(s);
    expect(await listed(s)).toHaveLength(1);
    await change(s, { active: true });
    await run(s);
    expect(await listed(s)).toMatchObject([{ state: "registered" }]);
  });

  test("because it never answers is given up after a while", async () => {
    const { device } = await fiscalShop();
    checkbox.fail("cashier/signin", "silent");
    const { url, license_key: licenseKey } = device;
    const own = openCheckbox(
      { url, licenseKey, login: "cashier", secret: "secret" },
      { isPrivateAllowed: true, timeoutMs: 300 },
    );
    expect(await own.check()).toMatchObject({ problem: "unreachable" });
    const closed = openCheckbox({ url, licenseKey, login: "", secret: "1234" }, { isPrivateAllowed: false });
    expect(await closed.closeShift()).toMatchObject({ state: "refused", problem: "address-not-allowed" });
  });
});
