import { calls } from "@patron/contract/routes";
import { describe, expect, test } from "vitest";
import { startTestServer } from "../../../test/server.ts";
import { world } from "../../../test/world.ts";

const server = await startTestServer();
const named = { code: "terminal.named_in_programme", status: 422 };

/** A terminal, and a point of sale of another programme that it can move to. */
async function twoProgrammes() {
  const w = await world(server);
  const other = await w.make.loyalty();
  const elsewhere = await w.owner.request(calls.pos.add, { body: { loyalty_id: other.id, title: "Elsewhere" } });
  const here = await w.make.pos();
  const { id: terminalId } = await w.make.till({ pos_id: here.id });
  const move = (pos_id: string) =>
    w.owner.request(calls.terminals.change, { path: { terminalId }, body: { pos_id, price_group_id: null } });
  return { w, terminalId, here, elsewhere, move };
}

describe("a terminal that a rule names", () => {
  test("moves within its programme, and to another one once the rule no longer names it", async () => {
    const { w, terminalId, elsewhere, move } = await twoProgrammes();
    const { id: ruleId } = await w.make.rule({ terminal_ids: [terminalId] });
    await expect(move(elsewhere.id)).rejects.toMatchObject(named);
    const beside = await w.make.pos({ title: "Beside" });
    expect((await move(beside.id)).pos.id).toBe(beside.id);
    const path = { loyaltyId: w.loyaltyId, ruleId };
    await w.owner.request(calls.rules.change, { path, body: { terminal_ids: [] } });
    expect((await move(elsewhere.id)).pos.id).toBe(elsewhere.id);
  });

  test("is named in its own programme only, also if it moves while a rule comes to name it", async () => {
    for (let round = 0; round < 6; round += 1) {
      const { w, terminalId, elsewhere, move } = await twoProgrammes();
      const [moved, added] = await Promise.allSettled([
        move(elsewhere.id),
        w.make.rule({ terminal_ids: [terminalId] }),
      ]);
      expect([moved.status, added.status].toSorted()).toEqual(["fulfilled", "rejected"]);
      if (moved.status === "rejected") expect(moved.reason).toMatchObject(named);
      if (added.status === "rejected") expect(added.reason).toMatchObject({ code: "terminal.not_found" });
    }
  });
});
