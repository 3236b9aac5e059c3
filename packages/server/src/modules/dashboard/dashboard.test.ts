import { randomUUID } from "node:crypto";
import { calls } from "@patron/contract/routes";
import { pino } from "pino";
import { describe, expect, test } from "vitest";
import { fileStore } from "#kit/files.ts";
import { startTestServer } from "../../../test/server.ts";
import { examples, shop } from "../../../test/shop.ts";
import { dashboardJobs } from "./jobs.ts";

const server = await startTestServer();

async function fold(): Promise<void> {
  const { pool, clock, settings } = server;
  const services = { pool, clock, settings, files: fileStore(settings.dataDir), log: pino({ level: "silent" }) };
  await dashboardJobs(services)["turnover.fold"]?.({}, clock.now());
}

describe("GET /business/dashboard", () => {
  test("agrees with the transactions to the cent, before folding, after it, and with more sold since", async () => {
    const s = await shop(server);
    await s.rule({ action_type: "discount-check-percent", value: "10" });
    const customer_id = await s.member("5.00");
    await s.sell({ items: examples, customer_id, bonuses_to_redeem: "5.00" });
    await s.sell({ items: examples });
    const agree = async () => {
      const { totals } = await s.w.owner.ask(calls.dashboard.get, {});
      const list = await s.w.owner.ask(calls.transactions.list, { query: { transaction_type: "sale" } });
      const sum = list.totals?.[0];
      expect(totals).toMatchObject({
        checks_count: Number(sum?.count),
        amount: sum?.amount,
        discount_amount: sum?.discount_amount,
        bonuses_redeemed_amount: sum?.bonuses_redeemed_amount,
        amount_to_pay: sum?.amount_to_pay,
      });
    };
    await agree();
    await fold();
    await agree();
    const { transaction } = await s.sell({ items: examples });
    await agree();
    await s.w.owner.ask(
      calls.transactions.cancel,
      { body: { transaction_id: transaction.id } },
      { idempotencyKey: randomUUID() },
    );
    await agree();
    await Promise.all([fold(), fold(), fold()]);
    await agree();
  });

  test("shows every day of the period, and the same number of days before it", async () => {
    const s = await shop(server);
    await s.sell({ items: examples });
    const query = { date_from: "2026-11-01", date_to: "2026-11-30", compare: "previous" as const };
    const answer = await s.w.owner.ask(calls.dashboard.get, { query });
    expect(answer.days).toHaveLength(30);
    expect(answer.days[0]).toMatchObject({ date: "2026-11-01", date_before: "2026-10-02", checks_count: 0 });
    expect(answer).toMatchObject({ compared: "previous", totals_before: { checks_count: 0 }, currencies: ["UAH"] });
    const year = await s.w.owner.ask(calls.dashboard.get, { query: { ...query, compare: "year" } });
    expect(year.days[29]).toMatchObject({ date_before: "2025-11-30" });
  });

  test("splits by place, terminal and hour", async () => {
    const s = await shop(server);
    await s.sell({ items: examples });
    const answer = await s.w.owner.ask(calls.dashboard.get, {});
    expect(answer.pos).toMatchObject([{ id: s.posId, checks_count: 1, amount_to_pay: "25.55" }]);
    expect(answer.terminals).toMatchObject([{ id: s.terminalId, amount_to_pay: "25.55" }]);
    expect(answer.hours).toMatchObject([{ checks_count: 1, amount_to_pay: "25.55" }]);
    const elsewhere = await s.w.owner.ask(calls.dashboard.get, { query: { pos_id: randomUUID() } });
    expect(elsewhere.totals.checks_count).toBe(0);
  });

  test.each([
    { date_from: "2026-11-30", date_to: "2026-11-01" },
    { date_from: "2020-01-01", date_to: "2026-11-01" },
  ])("refuses a period that is none", async (query) => {
    const s = await shop(server);
    await expect(s.w.owner.ask(calls.dashboard.get, { query })).rejects.toMatchObject({ code: "period.invalid" });
  });

  test("shows nothing of another business", async () => {
    const [s, stranger] = [await shop(server), await shop(server)];
    await s.sell({ items: examples });
    expect((await stranger.w.owner.ask(calls.dashboard.get, { query: { pos_id: s.posId } })).totals.checks_count).toBe(
      0,
    );
  });
});
