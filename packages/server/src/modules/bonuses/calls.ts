import type { transactions } from "@patron/contract";
import { ledger } from "@patron/engine";
import { type Handlers, readsFirst } from "#kit/implement.ts";
import { lastDay } from "../../ledger/last-day.ts";
import { amountOf, moveBonuses } from "./bonuses.ts";

export const bonusCalls: Pick<Handlers<typeof transactions>, "addBonuses" | "adjustBonuses" | "writeOffBonuses"> = {
  addBonuses: readsFirst<typeof transactions.addBonuses>(async ({ body, tenant, who, now, changed }) => {
    const amount = amountOf(body.amount, body.currency);
    const transaction = await moveBonuses(
      { tenant, who, now },
      { type: "bonuses-add", spends: 0n },
      body,
      (state, day) => {
        const expire_date = body.promotional ? lastDay(body.expire_type ?? "none", body.expire_value, day) : null;
        const kind = body.promotional && expire_date ? ("promotional" as const) : ("ordinary" as const);
        return ledger.accrue(state, [{ kind, expire_date, amount }]);
      },
    );
    changed({ entityType: "transaction", id: transaction.id, after: body });
    return { transaction };
  }),

  adjustBonuses: readsFirst<typeof transactions.adjustBonuses>(async ({ body, tenant, who, now, fail, changed }) => {
    const { amount, balance, currency } = body;
    const transaction = await moveBonuses({ tenant, who, now }, { type: "bonuses-adjust" }, body, (state, day) => {
      if ((amount === undefined) === (balance === undefined)) throw fail("adjustment.ambiguous");
      const text = balance ?? amount ?? "0";
      const minor = amountOf(text, currency);
      return ledger.adjust(state, balance === undefined ? { delta: minor } : { balance: minor }, day);
    });
    changed({ entityType: "transaction", id: transaction.id, after: body });
    return { transaction };
  }),

  writeOffBonuses: readsFirst<typeof transactions.writeOffBonuses>(async ({ body, tenant, who, now, changed }) => {
    const amount = amountOf(body.amount, body.currency);
    const transaction = await moveBonuses(
      { tenant, who, now },
      { type: "bonuses-write-off", spends: amount },
      body,
      (state, day) => ledger.writeOff(state, amount, day),
    );
    changed({ entityType: "transaction", id: transaction.id, after: body });
    return { transaction };
  }),
};
