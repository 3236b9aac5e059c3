import { everyCall } from "@patron/contract";
import type { Access } from "@patron/contract/kit";
import { calls } from "@patron/contract/routes";
import { describe, expect, test } from "vitest";
import { Caller } from "../../../test/caller.ts";
import { listen } from "../../../test/listen.ts";
import { sampleRequest } from "../../../test/sample.ts";
import { startTestServer } from "../../../test/server.ts";
import { examples, type Shop, shop, tillOf } from "../../../test/shop.ts";
import { addStaff } from "../staff/fixture.ts";

const server = await startTestServer();
const { staff, signInByCode, signInByPassword, signOutStaff } = calls.term;
const [minute, hour] = [60_000, 3_600_000];

/** A till that requires staff, and a cashier with login, password and code. */
async function staffed(on = server) {
  const s = await shop(on);
  await require(s, true);
  const member = await addStaff(s.w, {
    first_name: "Anna",
    last_name: "Melnyk",
    login: "Anna.M",
    password: "secret-1",
  });
  const { auth_code } = await s.w.owner.request(calls.staff.renewCode, { path: { staffId: member.id } });
  return { ...s, staffId: member.id, auth_code };
}
const require = (s: Shop, staff_auth_required: boolean) =>
  s.w.owner.request(calls.terminals.change, { path: { terminalId: s.terminalId }, body: { staff_auth_required } });
const suspend = (s: Shop, staffId: string, suspended: boolean) =>
  s.w.owner.request(calls.staff.change, { path: { staffId }, body: { suspended } });
const sell = (s: Shop) => s.sell({ items: examples });
const needed = { code: "staff.sign_in_needed", status: 403 };
const signedOut = { staff: null, sign_in_needed: true };

describe("a till that requires staff", () => {
  test("makes no call for sales or customers until somebody has signed in", async () => {
    const s = await staffed();
    const selling = everyCall.filter(({ access }) => (access as Access).staffed); // AnyCall widens it.
    expect(selling.length).toBeGreaterThan(5);
    for (const call of selling) {
      const answer = await s.till.send({ method: call.method, headers: {}, ...sampleRequest(call, {}) });
      expect(answer, call.route).toMatchObject({ status: 403, body: { code: "staff.sign_in_needed" } });
    }
    expect(await s.till.request(staff, {})).toEqual(signedOut);
    expect((await s.till.request(calls.term.goods, {})).items).not.toEqual([]);

    const body = { login: "anna.m", password: "secret-1" };
    const anna = { staff: { id: s.staffId, title: "Anna Melnyk" }, sign_in_needed: false };
    expect(await s.till.request(signInByPassword, { body })).toEqual(anna);
    expect(await s.till.request(staff, {})).toEqual(anna);
    await sell(s);

    await s.till.request(signOutStaff, {});
    await expect(sell(s)).rejects.toMatchObject(needed);
    await s.till.request(signInByPassword, { body });
    await s.till.request(calls.term.signOut, {});
    expect(await s.till.request(staff, {})).toEqual(signedOut);
    await s.till.request(signOutStaff, {});
    const typed = s.auth_code.toLowerCase().replace("-", " ");
    expect(await s.till.request(signInByCode, { body: { auth_code: typed } })).toEqual(anna);
    await sell(s);
  });

  test("refuses a wrong login, password or code and suspended staff alike", async () => {
    const s = await staffed();
    const refused = { code: "staff.refused", status: 422, details: {} };
    const other = await staffed();
    const byPassword = (login: string, password: string) =>
      s.till.request(signInByPassword, { body: { login, password } });
    const byCode = (auth_code: string) => s.till.request(signInByCode, { body: { auth_code } });
    await expect(byPassword("anna.m", "wrong")).rejects.toMatchObject(refused);
    await expect(byPassword("nobody", "secret-1")).rejects.toMatchObject(refused);
    await expect(byCode("0000-000000")).rejects.toMatchObject(refused);
    await expect(byCode(other.auth_code)).rejects.toMatchObject(refused);
    await suspend(s, s.staffId, true);
    await expect(byPassword("anna.m", "secret-1")).rejects.toMatchObject(refused);
    await expect(byCode(s.auth_code)).rejects.toMatchObject(refused);
    const { id } = await addStaff(s.w, { login: "no-password" });
    await expect(byPassword("no-password", "secret-1")).rejects.toMatchObject(refused);
    expect(await s.till.request(staff, {})).toEqual(signedOut);
    expect(id).toBeDefined();
  });

  test("limits how often one login is tried at it, and knows nobody by its own credentials alone", async () => {
    const s = await staffed();
    const wrong = { body: { login: "Anna.m", password: "wrong" } };
    for (let tried = 0; tried < 10; tried += 1)
      await expect(s.till.request(signInByPassword, wrong)).rejects.toMatchObject({ code: "staff.refused" });
    const right = { body: { login: "anna.M", password: "secret-1" } };
    await expect(s.till.request(signInByPassword, right)).rejects.toMatchObject({ code: "rate.limited" });
    const beside = await tillOf(s.w, s.terminalId);
    await beside.request(signInByPassword, right);
    const gone = new Caller(server, "x".repeat(43)).request(signInByPassword, right);
    await expect(gone).rejects.toMatchObject({ code: "auth.expired" });
  });

  test("admits only its own staff once it has any", async () => {
    const s = await staffed();
    const path = { terminalId: s.terminalId };
    const colleague = await addStaff(s.w);
    const body = { login: "anna.m", password: "secret-1" };
    await s.till.request(signInByPassword, { body });
    await s.w.owner.request(calls.terminals.addStaff, { path, body: { staff_ids: [colleague.id] } });
    await expect(sell(s)).rejects.toMatchObject(needed);
    const elsewhere = { code: "staff.elsewhere", status: 422 };
    await expect(s.till.request(signInByPassword, { body })).rejects.toMatchObject(elsewhere);
    const code = { body: { auth_code: s.auth_code } };
    await expect(s.till.request(signInByCode, code)).rejects.toMatchObject(elsewhere);
    await s.w.owner.request(calls.terminals.addStaff, { path, body: { staff_ids: [s.staffId] } });
    await s.till.request(signInByCode, code);
    await sell(s);
  });
});

describe("a terminal of a road tanker's driver", () => {
  /** A road tanker with a terminal of its driver, who may sign in with a code. */
  async function driven() {
    const s = await staffed();
    await require(s, false);
    const { owner } = s.w;
    await owner.request(calls.terminals.change, {
      path: { terminalId: s.terminalId },
      body: { terminal_type: "road-tanker-driver" },
    });
    const name = (driver_staff_id: string | null) =>
      owner.request(calls.pos.change, { path: { posId: s.posId }, body: { pos_type: "road-tanker", driver_staff_id } });
    return { ...s, name };
  }

  test("sells for its driver alone, and for everybody while it has none", async () => {
    const s = await driven();
    await s.name(null);
    await sell(s);
    await s.name(s.staffId);
    await expect(sell(s)).rejects.toMatchObject(needed);
    expect(await s.till.request(staff, {})).toEqual(signedOut);
    await s.till.request(signInByCode, { body: { auth_code: s.auth_code } });
    await sell(s);
  });

  test("refuses other staff, and puts the driver out when another one is named", async () => {
    const s = await driven();
    await s.name(s.staffId);
    await s.till.request(signInByCode, { body: { auth_code: s.auth_code } });
    const colleague = await addStaff(s.w, { login: "other", password: "secret-2" });
    const { auth_code } = await s.w.owner.request(calls.staff.renewCode, { path: { staffId: colleague.id } });
    const refused = { code: "staff.not_driver", status: 422 };
    await expect(s.till.request(signInByCode, { body: { auth_code } })).rejects.toMatchObject(refused);
    const byPassword = { body: { login: "other", password: "secret-2" } };
    await expect(s.till.request(signInByPassword, byPassword)).rejects.toMatchObject(refused);
    await sell(s);
    await s.name(colleague.id);
    await expect(sell(s)).rejects.toMatchObject(needed);
    await s.till.request(signInByPassword, byPassword);
    await sell(s);
  });

  test("is the only one that the driver has for himself: other terminals there are everybody's", async () => {
    const s = await driven();
    const colleague = await addStaff(s.w);
    await s.name(colleague.id);
    await s.w.owner.request(calls.terminals.change, {
      path: { terminalId: s.terminalId },
      body: { terminal_type: "register" },
    });
    await s.till.request(signInByCode, { body: { auth_code: s.auth_code } });
    await sell(s);
  });
});

describe("a staff member at a till", () => {
  test("is out at once when suspended, and stays out when that ends", async () => {
    const s = await staffed();
    const body = { auth_code: s.auth_code };
    await s.till.request(signInByCode, { body });
    await sell(s);
    const window = await listen(server.url + server.settings.basePath, s.till.token, "/term/live");
    const since = performance.now();
    await suspend(s, s.staffId, true);
    await expect(sell(s)).rejects.toMatchObject(needed);
    await expect.poll(() => window.events.at(-1)?.event, { timeout: 2_000 }).toBe("ended");
    expect(performance.now() - since).toBeLessThan(2_000);
    expect(await s.till.request(staff, {})).toEqual(signedOut);
    server.clock.forward(1);
    await suspend(s, s.staffId, false);
    await expect(sell(s)).rejects.toMatchObject(needed);
    await s.till.request(signInByCode, { body });
    await sell(s);
  });

  test("is out when the code or the password is replaced, and after a working day", async () => {
    const own = await startTestServer();
    const s = await staffed(own);
    const path = { staffId: s.staffId };
    await s.till.request(signInByCode, { body: { auth_code: s.auth_code } });
    own.clock.forward(1);
    const { auth_code } = await s.w.owner.request(calls.staff.renewCode, { path });
    await expect(sell(s)).rejects.toMatchObject(needed);
    await s.till.request(signInByCode, { body: { auth_code } });
    own.clock.forward(1);
    await s.w.owner.request(calls.staff.change, { path, body: { password: "secret-2" } });
    await expect(sell(s)).rejects.toMatchObject(needed);
    await s.till.request(signInByPassword, { body: { login: "anna.m", password: "secret-2" } });
    own.clock.forward(18 * hour - minute);
    await sell(s);
    own.clock.forward(minute);
    await expect(sell(s)).rejects.toMatchObject(needed);
  });

  test("may sign in where nobody has to, and sells no more once suspended there either", async () => {
    const s = await staffed();
    await require(s, false);
    await sell(s);
    expect(await s.till.request(staff, {})).toEqual({ staff: null, sign_in_needed: false });
    await s.till.request(signInByCode, { body: { auth_code: s.auth_code } });
    await suspend(s, s.staffId, true);
    await expect(sell(s)).rejects.toMatchObject(needed);
    await s.till.request(signOutStaff, {});
    await sell(s);
  });

  test("is asked for as soon as the terminal requires it, which an owner who opened it does not replace", async () => {
    const s = await shop(server);
    const { hand_off } = await s.w.owner.request(calls.term.openTill, { path: { terminalId: s.terminalId } });
    const { token } = await s.w.anonymous.request(calls.term.handOff, { body: { hand_off } });
    const till = new Caller(server, token);
    const window = await listen(server.url + server.settings.basePath, token, "/term/live");
    expect(await till.request(calls.term.live, {})).toMatchObject({ now: expect.any(String) });
    expect(await till.request(staff, {})).toEqual({ staff: null, sign_in_needed: false });
    expect((await till.request(calls.term.latest, {})).items).toEqual([]);
    await require(s, true);
    await expect.poll(() => window.events.at(-1)?.event).toBe("ended");
    await expect(till.request(calls.term.latest, {})).rejects.toMatchObject(needed);
  });

  test("who opened the till from the back office works there without another sign-in", async () => {
    const s = await staffed();
    const { token } = await s.w.anonymous.request(calls.auth.staffSignIn, { body: { auth_code: s.auth_code } });
    const office = new Caller(server, token);
    const { hand_off } = await office.request(calls.term.openTill, { path: { terminalId: s.terminalId } });
    const till = new Caller(server, (await s.w.anonymous.request(calls.term.handOff, { body: { hand_off } })).token);
    expect(await till.request(staff, {})).toMatchObject({ staff: { id: s.staffId }, sign_in_needed: false });
    await suspend(s, s.staffId, true);
    await expect(till.request(calls.term.latest, {})).rejects.toMatchObject(needed);
  });

  test("is shown as the one who uses the till, and the log names them and no code", async () => {
    const s = await staffed();
    const { hand_off } = await s.w.owner.request(calls.term.openTill, { path: { terminalId: s.terminalId } });
    const { token } = await s.w.anonymous.request(calls.term.handOff, { body: { hand_off } });
    const till = new Caller(server, token);
    await till.request(signInByCode, { body: { auth_code: s.auth_code } });
    const { items } = await s.w.owner.request(calls.term.tillsInUse, {});
    expect(items).toMatchObject([{ opened_by: "Anna M." }]);
    await till.request(signOutStaff, {});
    const log = await s.w.owner.request(calls.audit.list, { query: { entity_id: s.staffId } });
    expect(log.items.slice(0, 2)).toMatchObject([
      { call: "term.signOutStaff", actor: { kind: "terminal" }, action: "done" },
      { call: "term.signInByCode", actor: { kind: "terminal" }, action: "done" },
    ]);
    expect(JSON.stringify(log)).not.toContain(s.auth_code);
  });
});

describe("a login of staff", () => {
  test("is unique in the business whatever its case, and stays when it is sent again", async () => {
    const s = await staffed();
    const path = { staffId: s.staffId };
    const taken = { code: "staff.login_taken", status: 422 };
    await expect(addStaff(s.w, { login: "ANNA.m" })).rejects.toMatchObject(taken);
    const { id } = await addStaff(s.w, { login: "petro" });
    const change = s.w.owner.request(calls.staff.change, { path: { staffId: id }, body: { login: "anna.m" } });
    await expect(change).rejects.toMatchObject(taken);
    const same = await s.w.owner.request(calls.staff.change, { path, body: { login: "anna.M" } });
    expect(same).toMatchObject({ login: "anna.m", password_set: true });
    expect(JSON.stringify(same)).not.toMatch(/argon2|secret-1/);
    await staffed();
  });
});

describe("who sold", () => {
  test("is on the sale, its receipt, the lists and their files, and who cancelled it beside", async () => {
    const s = await staffed();
    const anna = { id: s.staffId, title: "Anna Melnyk" };
    await s.till.request(signInByCode, { body: { auth_code: s.auth_code } });
    const sold = await sell(s);
    expect(sold.transaction).toMatchObject({ business_staff: anna, cancel_staff: null });
    await require(s, false);
    await s.till.request(signOutStaff, {});
    const alone = await sell(s);
    expect(alone.transaction.business_staff).toBeNull();
    const { id, number } = sold.transaction;
    const { owner } = s.w;
    const details = await owner.request(calls.transactions.get, { path: { transactionId: id } });
    expect(details.transaction).toEqual(sold.transaction);

    const query = { business_staff_id: s.staffId };
    const list = await owner.request(calls.transactions.list, { query });
    expect(list).toMatchObject({ items: [{ id, business_staff: anna }], total: 1, totals: [{ count: "1" }] });
    const items = await owner.request(calls.transactions.items, { query });
    expect(items.items.length).toBe(examples.length);
    expect(items.items[0]).toMatchObject({ transaction_id: id, business_staff: anna });
    const other = await addStaff(s.w);
    const none = await owner.request(calls.transactions.list, { query: { business_staff_id: other.id } });
    expect(none).toMatchObject({ items: [], total: 0 });
    const file = await owner.send({
      method: "GET",
      target: `/transactions?business_staff_id=${s.staffId}`,
      headers: { accept: "text/csv", "accept-language": "en" },
    });
    expect(String(file.body)).toMatch(new RegExp(`Staff member[^]*${number}[^]*Anna Melnyk`));

    for (const [language, words] of [
      ["en", "Served by"],
      ["uk", "Касир"],
      ["ru", "Кассир"],
      ["de", "Es bediente Sie"],
      ["fr", "Servi par"],
    ] as const)
      for (const kind of ["receipt", "check"]) {
        const target = `/transactions/${id}/${kind}`;
        const page = await owner.send({ method: "GET", target, headers: { "accept-language": language } });
        expect(String(page.body)).toContain(`${words}</th><td>Anna Melnyk`);
      }

    const body = { transaction_id: id };
    const key = { idempotencyKey: crypto.randomUUID() };
    const { transaction } = await owner.request(calls.transactions.cancel, { body }, key);
    const { user } = s.w.session;
    const canceller = { id: null, title: `${user.first_name} ${user.last_name}` };
    expect(transaction).toMatchObject({ business_staff: anna, cancel_staff: canceller });
  });

  test("is whoever finishes a reservation, and an owner by name", async () => {
    const s = await staffed();
    await s.till.request(signInByCode, { body: { auth_code: s.auth_code } });
    const key = () => ({ idempotencyKey: crypto.randomUUID() });
    const reserved = await s.till.request(calls.term.reserve, { body: { items: examples } }, key());
    expect(reserved.transaction.business_staff?.id).toBe(s.staffId);
    const petro = await addStaff(s.w, { login: "petro", password: "secret-2" });
    await s.till.request(signInByPassword, { body: { login: "petro", password: "secret-2" } });
    const body = { transaction_id: reserved.transaction.id };
    const { transaction } = await s.till.request(calls.term.finalize, { body }, key());
    expect(transaction.business_staff).toEqual({ id: petro.id, title: "Petro" });
    const canceled = await s.till.request(calls.term.cancel, { body }, key());
    expect(canceled.transaction.cancel_staff).toEqual({ id: petro.id, title: "Petro" });

    await require(s, false);
    const { hand_off } = await s.w.owner.request(calls.term.openTill, { path: { terminalId: s.terminalId } });
    const till = new Caller(server, (await s.w.anonymous.request(calls.term.handOff, { body: { hand_off } })).token);
    const own = await till.request(calls.term.sale, { body: { items: examples } }, key());
    const { user } = s.w.session;
    expect(own.transaction.business_staff).toEqual({ id: null, title: `${user.first_name} ${user.last_name}` });
  });
});
