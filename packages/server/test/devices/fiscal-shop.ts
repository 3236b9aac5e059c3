import { randomUUID } from "node:crypto";
import type { fiscal } from "@patron/contract";
import type { BodyOf } from "@patron/contract/client";
import { calls } from "@patron/contract/routes";
import { registerAt } from "../../src/modules/fiscal/register.ts";
import type { TestServer } from "../server.ts";
import { type SaleBody, type Shop, shop } from "../shop.ts";
import type { startCheckbox } from "./checkbox.ts";

type Checkbox = Awaited<ReturnType<typeof startCheckbox>>;
type DeviceBody = BodyOf<typeof fiscal.changeDevice>;
type Till = Pick<Shop, "w" | "terminalId">;
const f = calls.fiscal;

/** A new idempotency key. */
export const key = () => ({ idempotencyKey: randomUUID() });
export const pathOf = ({ terminalId }: Pick<Shop, "terminalId">) => ({ path: { terminalId } });
export const cash = [{ payment_type: "cash" as const }];

/** Shops whose tills have a device, what they sell, and what became of that. */
export function fiscalBench(server: TestServer, checkbox: Checkbox) {
  let devices = 0;
  const newDevice = () => {
    devices += 1;
    return { url: checkbox.url, cashier_login: "cashier", license_key: `key-${devices}`, cashier_secret: "secret" };
  };
  const change = (s: Till, body: DeviceBody) => s.w.owner.request(f.changeDevice, { ...pathOf(s), body });
  /** Registers what is due at the till. */
  const run = ({ w, terminalId }: Till) => registerAt(server, w.businessId, terminalId);
  const listed = async (s: Shop, query: object = {}) => (await s.w.owner.request(f.list, { query })).items;
  return {
    ...{ newDevice, change, run, listed },
    async fiscalShop(more: DeviceBody = {}) {
      const s = await shop(server);
      const device = newDevice();
      await change(s, { ...device, active: true, ...more });
      return { s, register: checkbox.registerOf(device.license_key), device };
    },
    later(s: Shop, minutes: number) {
      server.clock.forward(minutes * 60_000);
      return run(s);
    },
    ofSale: (s: Shop, transaction_id: string) => listed(s, { transaction_id }),
  };
}

/** Sells 4 A for 40.00 in cash, unless told otherwise. */
export const sell = (s: Shop, body: Partial<SaleBody> = {}) =>
  s.sell({ items: [{ code: "A", quantity: "4" }], payments: cash, ...body });
export const cancel = (s: Shop, transaction_id: string) =>
  s.till.request(calls.term.cancel, { body: { transaction_id, reason: null } }, key());
/** Refunds some of the first line. */
export async function refund(s: Shop, sale: Awaited<ReturnType<typeof sell>>, quantity: string, till = s.till) {
  const path = { transactionId: sale.transaction.id };
  const lines = [{ id: sale.check.items[0]?.id ?? "", quantity }];
  return (await till.request(calls.refunds.tillAdd, { path, body: { lines } }, key())).transaction;
}
/** The notifications of refused receipts. */
export const told = async (s: Shop) =>
  (await s.w.owner.request(calls.notifications.list, {})).items.filter(({ event }) => event === "fiscal-refused");
