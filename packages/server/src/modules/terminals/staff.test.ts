import { calls } from "@patron/contract/routes";
import { beforeAll, describe, expect, test } from "vitest";
import { startTestServer } from "../../../test/server.ts";
import { type Shop, shop } from "../../../test/shop.ts";
import { addStaff } from "../staff/fixture.ts";

const server = await startTestServer();
const gone = "00000000-0000-7000-8000-000000000000";
const { addStaff: link, removeStaff: unlink, staff: linked } = calls.terminals;

let s: Shop;
beforeAll(async () => {
  s = await shop(server);
});

/** The history of a record, latest first: the call and the fields that changed. */
async function historyOf(entity_id: string) {
  const { items } = await s.w.owner.request(calls.audit.list, { query: { entity_id } });
  return items.map(({ call, changes }) => [call, changes.map(({ field }) => field)]);
}

describe("the staff of a terminal", () => {
  test("are linked and unlinked from both sides, and both histories show it", async () => {
    const path = { terminalId: s.terminalId };
    const [anna, petro] = [await addStaff(s.w, { first_name: "anna" }), await addStaff(s.w, { position: "Cashier" })];
    const body = { staff_ids: [petro.id, anna.id, anna.id] };
    const { items } = await s.w.owner.request(link, { path, body });
    expect(items).toEqual([
      { id: anna.id, title: "anna", position: null, suspended: false },
      { id: petro.id, title: "Petro", position: "Cashier", suspended: false },
    ]);
    expect(await s.w.owner.request(linked, { path })).toEqual({ items });
    const member = () => s.w.owner.request(calls.staff.get, { path: { staffId: anna.id } });
    expect(await member()).toMatchObject({ terminals: [{ id: s.terminalId, pos: { id: s.posId } }], version: 2 });
    const query = { terminal_id: s.terminalId };
    const found = await s.w.owner.request(calls.staff.list, { query });
    expect(found.items.map(({ id }) => id)).toEqual([anna.id, petro.id]);
    const picked = await s.w.owner.request(calls.embedded.staff, { query });
    expect(picked.items.map(({ id }) => id)).toEqual([anna.id, petro.id]);

    const left = await s.w.owner.request(unlink, { path, body: { staff_ids: [anna.id] } });
    expect(left.items.map(({ id }) => id)).toEqual([petro.id]);
    expect(await member()).toMatchObject({ terminals: [], version: 3 });
    const [terminal, staff] = [await historyOf(s.terminalId), await historyOf(anna.id)];
    expect(terminal.slice(0, 2)).toEqual([
      ["terminals.removeStaff", ["staff_ids"]],
      ["terminals.addStaff", ["staff_ids"]],
    ]);
    expect(staff.slice(0, 2)).toEqual([
      ["terminals.removeStaff", ["terminals"]],
      ["terminals.addStaff", ["terminals"]],
    ]);
  });

  test("stay as they are when they are linked or unlinked again", async () => {
    const path = { terminalId: s.terminalId };
    const { id } = await addStaff(s.w);
    const body = { staff_ids: [id] };
    const before = await s.w.owner.request(link, { path, body });
    const { version } = await s.w.owner.request(calls.staff.get, { path: { staffId: id } });
    expect(await s.w.owner.request(link, { path, body })).toEqual(before);
    expect(await s.w.owner.request(calls.staff.get, { path: { staffId: id } })).toMatchObject({ version });
    const after = await s.w.owner.request(unlink, { path, body });
    expect(await s.w.owner.request(unlink, { path, body })).toEqual(after);
    expect(await s.w.owner.request(link, { path, body: { staff_ids: [] } })).toEqual(after);
  });

  test("and the terminal belong to the business", async () => {
    const other = await shop(server);
    const theirs = await addStaff(other.w);
    const own = await addStaff(s.w);
    const elsewhere = { path: { terminalId: gone }, body: { staff_ids: [own.id] } };
    const stranger = { path: { terminalId: s.terminalId }, body: { staff_ids: [own.id, theirs.id] } };
    const { owner } = s.w;
    for (const call of [() => owner.request(link, elsewhere), () => owner.request(unlink, elsewhere)])
      await expect(call()).rejects.toMatchObject({ code: "terminal.not_found" });
    for (const call of [() => owner.request(link, stranger), () => owner.request(unlink, stranger)])
      await expect(call()).rejects.toMatchObject({ code: "staff.not_found" });
    const missing = s.w.owner.request(linked, { path: { terminalId: other.terminalId } });
    await expect(missing).rejects.toMatchObject({ code: "terminal.not_found" });
  });
});
