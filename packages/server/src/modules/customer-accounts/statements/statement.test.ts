import { EXPORT_TYPES } from "@patron/contract/kit";
import { calls } from "@patron/contract/routes";
import { describe, expect, test } from "vitest";
import { dayIn } from "#kit/span.ts";
import { startTestServer } from "../../../../test/server.ts";
import { type World, world } from "../../../../test/world.ts";

const server = await startTestServer();
const { customerAccounts } = calls;

async function purse(w: World, refilled: string) {
  const { id: userId } = await w.make.customer();
  const special = await w.make.specialAccount();
  const account = await w.make.customerAccount(userId, special.id);
  await w.make.refill(account, refilled);
  return { path: { userId, accountId: account.id } };
}

describe("a statement", () => {
  test("shows the balances before and after its period and the movements within it", async () => {
    const w = await world(server);
    const { path } = await purse(w, "100.00");
    const begun = server.clock.now();
    server.clock.forward(3 * 86_400_000);
    await w.owner.request(customerAccounts.writeOff, { path, body: { amount: "30.00", comment: "Lost" } });
    const request = (query: object, page: object = {}) =>
      w.owner.request(customerAccounts.statement, { path, query, page });
    const first = Temporal.PlainDate.from(dayIn("Europe/Kyiv", begun));
    const day = (days: number) => first.add({ days }).toString();
    expect(await request({ date_from: day(1), date_to: day(3) })).toMatchObject({
      opening: "100.00",
      incoming: "0.00",
      outgoing: "30.00",
      closing: "70.00",
      total: 1,
      items: [
        { kind: "write-off", amount: "-30.00", balance_after: "70.00", comment: "Lost", actor: "Olena Kovalenko" },
      ],
    });
    expect(await request({})).toMatchObject({ opening: "0.00", incoming: "100.00", closing: "70.00", total: 2 });
    expect(await request({ date_to: day(1) })).toMatchObject({ opening: "0.00", closing: "100.00", total: 1 });
    expect(await request({ date_from: day(4), date_to: day(9) })).toMatchObject({
      opening: "70.00",
      closing: "70.00",
      items: [],
    });
    expect((await request({}, { page: 2, count: 1 })).items).toMatchObject([{ kind: "refill" }]);
  });

  test("is available as a file, from the opening to the closing balance", async () => {
    const w = await world(server);
    const { path } = await purse(w, "100.00");
    await w.owner.request(customerAccounts.writeOff, { path, body: { amount: "30.00", comment: "Lost" } });
    const target = `/x/customers/${path.userId}/special_accounts/${path.accountId}/statement`;
    const columns = "columns=kind,incoming,outgoing,balance_after,unit";
    const csv = { method: "GET", headers: { accept: EXPORT_TYPES.csv, "accept-language": "en" } } as const;
    const file = await w.owner.send({ ...csv, target: `${target}?${columns}` });
    expect(String(file.body).trim().split(/\r?\n/).slice(1)).toEqual([
      "Opening balance,,,0.00,UAH",
      "Refill,100.00,,100.00,UAH",
      "Write-off,,30.00,70.00,UAH",
      "Closing balance,100.00,30.00,70.00,UAH",
    ]);
  });

  test("is available as a page to print, where no text becomes markup", async () => {
    const w = await world(server);
    const { path } = await purse(w, "100.00");
    const body = { amount: "30.00", comment: "<b>Lost</b>" };
    await w.owner.request(customerAccounts.writeOff, { path, body });
    const html = await w.owner.request(customerAccounts.statementPage, { path });
    for (const text of ["Opening balance", "Closing balance", "70.00", "Write-off", "All time", "&lt;b&gt;Lost"])
      expect(html).toContain(text);
    const later = await w.owner.request(customerAccounts.statementPage, {
      path,
      query: { date_from: "2100-01-01", date_to: "2100-01-31" },
    });
    expect(later).toContain("No activity in this period.");
    expect(later).toContain("Jan 31, 2100");
    const missing = w.owner.request(customerAccounts.statementPage, {
      path: { ...path, userId: String(path.accountId) },
    });
    await expect(missing).rejects.toMatchObject({ code: "customer_account.not_found" });
  });
});
