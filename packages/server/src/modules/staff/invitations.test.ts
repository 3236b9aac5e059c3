import { randomUUID } from "node:crypto";
import type { staff, staffInvitations } from "@patron/contract";
import type { BodyOf } from "@patron/contract/client";
import { calls } from "@patron/contract/routes";
import { describe, expect, test } from "vitest";
import { Caller } from "../../../test/caller.ts";
import { mailTo } from "../../../test/mail.ts";
import { startTestServer } from "../../../test/server.ts";
import { type World, world } from "../../../test/world.ts";
import { addApp, challengeOf } from "../second-factor/fixture.ts";
import { addStaff, signInByCode } from "./fixture.ts";

const server = await startTestServer();
const day = 86_400_000;
const password = "another horse battery";

const newEmail = () => `invited-${randomUUID()}@example.com`;

function invite(w: World, body: Partial<BodyOf<typeof staffInvitations.add>> = {}) {
  return w.owner.request(calls.staffInvitations.add, { body: { email: newEmail(), first_name: "Oksana", ...body } });
}

/** The token in the newest letter to an address. */
async function tokenOf(email: string): Promise<string> {
  const [letter] = await mailTo(server, email);
  return /invitation=([\w-]+)/.exec(letter?.body ?? "")?.[1] ?? "";
}

async function invited(w: World, body: Partial<BodyOf<typeof staffInvitations.add>> = {}) {
  const invitation = await invite(w, body);
  return { ...invitation, token: await tokenOf(invitation.email) };
}

const accept = (w: World, token: string, with_ = password) =>
  w.anonymous.request(calls.staffInvitations.accept, { body: { token, password: with_ } });

describe("an invitation by letter", () => {
  test("founds an account for somebody without one, who then works here with the access that was given", async () => {
    const w = await world(server);
    const pos = await w.make.pos();
    const given = { access: "admin" as const, roles: ["accountant" as const], pos_ids: [pos.id] };
    const { token, email } = await invited(w, { last_name: "Melnyk", ...given });
    const shown = await w.anonymous.request(calls.staffInvitations.show, { body: { token } });
    expect(shown).toMatchObject({ business: "Kovalenko & Daughters", inviter: "Olena Kovalenko", email });
    const session = await accept(w, token);
    expect(session).toMatchObject({
      ...{ access: "admin", roles: ["accountant"], business: { id: w.businessId } },
      user: { email, email_confirmed: true, first_name: "Oksana", last_name: "Melnyk" },
    });
    const { items } = await w.owner.request(calls.staff.list, {});
    expect(items).toMatchObject([{ title: "Oksana Melnyk", has_account: true, pos_ids: [pos.id] }]);
    expect((await w.owner.request(calls.staffInvitations.list, {})).items).toEqual([]);
    await w.anonymous.request(calls.auth.token, { body: { login: email, password } });
  });

  test("is joined by somebody with an account, who then has two businesses and one password", async () => {
    const [w, home] = [await world(server), await world(server)];
    const { token } = await invited(w, { email: home.login.toUpperCase() });
    await expect(accept(w, token, "wrong horse battery")).rejects.toMatchObject({ code: "auth.refused" });
    const session = await accept(w, token, home.password);
    expect(session.user.id).toBe(home.session.user.id);
    const { items } = await new Caller(server, session.token).request(calls.auth.businesses, {});
    expect(items.map(({ id }) => id).sort()).toEqual([w.businessId, home.businessId].sort());
  });

  test("is joined from where somebody is signed in, but not with another account", async () => {
    const [w, home, other] = [await world(server), await world(server), await world(server)];
    const { token } = await invited(w, { email: home.login });
    const join = (by: Caller) => by.request(calls.staffInvitations.join, { body: { token } });
    await expect(join(other.owner)).rejects.toMatchObject({ code: "staff_invitation.other_person" });
    const session = await join(home.owner);
    expect(session.business.id).toBe(w.businessId);
    await expect(home.owner.request(calls.pos.list, {})).rejects.toMatchObject({ code: "auth.expired" });
    await expect(join(other.owner)).rejects.toMatchObject({ code: "staff_invitation.dead" });
  });

  test("says nothing of whether an account exists, to nobody", async () => {
    const [w, home] = [await world(server), await world(server)];
    const [known, unknown] = [await invited(w, { email: home.login }), await invited(w)];
    const plain = (text: string, of: { email: string; token: string; id: string }) =>
      text.replaceAll(of.email, "<email>").replaceAll(of.token, "<token>").replaceAll(of.id, "<id>");
    const letter = async (of: typeof known) => plain((await mailTo(server, of.email))[0]?.body ?? "", of);
    expect(await letter(known)).toBe(await letter(unknown));
    const show = async (of: typeof known) => {
      const { expires_dt: _, ...seen } = await w.anonymous.request(calls.staffInvitations.show, {
        body: { token: of.token },
      });
      return plain(JSON.stringify(seen), of);
    };
    expect(await show(known)).toBe(await show(unknown));
    const { token: _, ...first } = known;
    const { token: __, ...second } = unknown;
    expect(Object.keys(first)).toEqual(Object.keys(second));
  });

  test("works once: of two clicks at once one enters, and there is one account", async () => {
    const w = await world(server);
    const { token, email } = await invited(w);
    const outcomes = await Promise.allSettled([accept(w, token), accept(w, token), accept(w, token)]);
    expect(outcomes.filter(({ status }) => status === "fulfilled").length).toBe(1);
    for (const outcome of outcomes)
      if (outcome.status === "rejected") expect(outcome.reason).toMatchObject({ code: "staff_invitation.dead" });
    const { items } = await w.owner.request(calls.staff.list, {});
    expect(items.filter((one) => one.email === email).length).toBe(1);
    await expect(w.anonymous.request(calls.staffInvitations.show, { body: { token } })).rejects.toMatchObject({
      code: "staff_invitation.dead",
    });
  });

  test("sent again has a new link, and the old one ends; withdrawn, and after seven days, none works", async () => {
    const w = await world(server);
    const { token, email, id, version } = await invited(w);
    const path = { staffInvitationId: id };
    const again = await w.owner.request(calls.staffInvitations.resend, { path });
    expect(again.version).toBe(version + 1);
    await expect(accept(w, token)).rejects.toMatchObject({ code: "staff_invitation.dead" });
    const newest = await tokenOf(email);
    await w.anonymous.request(calls.staffInvitations.show, { body: { token: newest } });
    await w.owner.request(calls.staffInvitations.withdraw, { path });
    await expect(accept(w, newest)).rejects.toMatchObject({ code: "staff_invitation.dead" });
    const gone = { code: "staff_invitation.not_found" };
    await expect(w.owner.request(calls.staffInvitations.withdraw, { path })).rejects.toMatchObject(gone);
    await expect(w.owner.request(calls.staffInvitations.resend, { path })).rejects.toMatchObject(gone);

    const late = await invited(w);
    server.clock.forward(7 * day + 1);
    await expect(accept(w, late.token)).rejects.toMatchObject({ code: "staff_invitation.dead" });
  });

  test("is worth what its sender may still give", async () => {
    const w = await world(server);
    const sender = await addStaff(w, { access: "owner", first_name: "Second" });
    const by = await signInByCode(w, sender.id);
    const email = newEmail();
    await by.request(calls.staffInvitations.add, { body: { email, first_name: "Oksana", access: "owner" } });
    const token = await tokenOf(email);
    const path = { staffId: sender.id };
    await w.owner.request(calls.staff.change, { path, body: { access: "admin" } });
    await expect(accept(w, token)).rejects.toMatchObject({ code: "staff_invitation.dead" });
    await w.owner.request(calls.staff.change, { path, body: { access: "owner" } });
    await w.owner.request(calls.staff.change, { path, body: { suspended: true } });
    await expect(accept(w, token)).rejects.toMatchObject({ code: "staff_invitation.dead" });
  });

  test("needs a strong password for a new account, and the second factor of an old one", async () => {
    const [w, home] = [await world(server), await world(server)];
    const { token } = await invited(w);
    await expect(accept(w, token, "12345678")).rejects.toMatchObject({ code: "password.weak" });
    await addApp(home.owner);
    const other = await invited(w, { email: home.login });
    await challengeOf(accept(w, other.token, home.password));
    const { items } = await w.owner.request(calls.staff.list, {});
    expect(items.map(({ person_id }) => person_id)).toEqual([home.session.user.id]);
  });

  test("is refused beyond the own access, twice to an address, and to who works here", async () => {
    const w = await world(server);
    const first = await invited(w);
    const again = { email: first.email.toUpperCase() };
    await expect(invite(w, again)).rejects.toMatchObject({ code: "staff_invitation.exists" });
    await accept(w, first.token);
    await expect(invite(w, again)).rejects.toMatchObject({ code: "staff_invitation.member" });
    await expect(invite(w, { pos_ids: [randomUUID()] })).rejects.toMatchObject({ code: "pos.not_found" });
    const { id } = await invite(w);
    await expect(invite(w, { id })).rejects.toMatchObject({ code: "conflict.duplicate" });
    const admin = await w.member({ roles: ["business-manager"], scopes: ["security"] });
    const body = { email: newEmail(), first_name: "Oksana", access: "owner" as const };
    await expect(admin.request(calls.staffInvitations.add, { body })).rejects.toMatchObject({
      code: "staff.beyond_own_access",
    });
    const owner = await invite(w, { access: "owner" });
    const path = { staffInvitationId: owner.id };
    await expect(admin.request(calls.staffInvitations.resend, { path })).rejects.toMatchObject({
      code: "staff.beyond_own_access",
    });
  });

  test("leaves an account its owner's: nobody else changes its name, makes a code for it or lets a suspended person in", async () => {
    const w = await world(server);
    const { token, email } = await invited(w);
    await accept(w, token);
    const [member] = (await w.owner.request(calls.staff.list, {})).items;
    const path = { staffId: member?.id ?? "" };
    const change = (body: BodyOf<typeof staff.change>) => w.owner.request(calls.staff.change, { path, body });
    await expect(change({ last_name: "Other" })).rejects.toMatchObject({ code: "staff.own_account" });
    expect(await change({ first_name: "Oksana", position: "Accountant" })).toMatchObject({ position: "Accountant" });
    await expect(w.owner.request(calls.staff.renewCode, { path })).rejects.toMatchObject({ code: "staff.own_account" });
    await change({ suspended: true });
    await expect(w.anonymous.request(calls.auth.token, { body: { login: email, password } })).rejects.toMatchObject({
      code: "auth.refused",
    });
  });
});
