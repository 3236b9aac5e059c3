import { calls } from "@patron/contract/routes";
import { describe, expect, test } from "vitest";
import { Caller } from "../../../test/caller.ts";
import { newAddress, startTestServer } from "../../../test/server.ts";
import { registration, type World, world } from "../../../test/world.ts";

const server = await startTestServer();
const referralOf = (w: Pick<World, "owner">) => w.owner.request(calls.business.referral, {});
const check = (code: string, caller = new Caller(server, undefined, newAddress())) =>
  caller.request(calls.business.checkReferral, { path: { code } });

/** Registers a business that was recommended, from an address of its own. */
async function join(referral_code: string, business_title: string) {
  const body = { ...registration(), business_title, referral_code };
  const session = await new Caller(server, undefined, newAddress()).request(calls.auth.register, { body });
  return { owner: new Caller(server, session.token), session };
}

describe("a business recommends Patron", () => {
  test("with one code for good, also if its owner looks from two screens at once", async () => {
    const w = await world(server);
    const [one, two] = await Promise.all([referralOf(w), referralOf(w)]);
    expect(one).toEqual(two);
    expect(one.code).toMatch(/^[0-9A-HJKMNP-TV-Z]{5}-[0-9A-HJKMNP-TV-Z]{5}$/);
    expect(one).toEqual({
      code: one.code,
      link: `${server.settings.publicUrl}/auth?tab=register&referral=${one.code}`,
      ...{ inviter_title: null, invited: [], invited_count: 0 },
    });
    expect(await referralOf(w)).toEqual(one);
    const { items } = await w.owner.request(calls.audit.list, { query: { entity_id: w.businessId } });
    expect(items.filter(({ call }) => call === "business.referral")).toHaveLength(1);
  });

  test("its code shows anybody its title and nothing else, however it is typed", async () => {
    const w = await world(server);
    const { code } = await referralOf(w);
    const shown = { valid: true, title: "Kovalenko & Daughters" };
    expect(await check(code)).toEqual(shown);
    expect(await check(code.toLowerCase().replace("-", " ").replaceAll("0", "o").replaceAll("1", "l"))).toEqual(shown);
    const none = { valid: false, title: null };
    for (const wrong of ["00000-00000", w.session.business.business_code, w.businessId, "x", "%"]) {
      expect(await check(wrong)).toEqual(none);
    }
  });

  test("and both see each other's names once a business has registered with it", async () => {
    const inviter = await world(server);
    const { code } = await referralOf(inviter);
    const first = await join(code, "Rye & Son");
    server.clock.forward(60_000);
    await join(code.replace("-", ""), "Oat & Daughter");
    expect(await referralOf(inviter)).toMatchObject({
      invited: [{ title: "Oat & Daughter" }, { title: "Rye & Son" }],
      invited_count: 2,
      inviter_title: null,
    });
    const shown = await referralOf(first);
    expect(shown).toMatchObject({ inviter_title: "Kovalenko & Daughters", invited: [], invited_count: 0 });
    await first.owner.request(calls.business.change, { body: { title: "Rye & Sons" } });
    expect((await referralOf(inviter)).invited.map(({ title }) => title)).toEqual(["Oat & Daughter", "Rye & Sons"]);
    // The transaction is back in the owner's own business.
    expect(await inviter.owner.request(calls.business.get, {})).toMatchObject({ id: inviter.businessId });
  });

  test("the inviter is stored once and for good, and nobody recommends themselves", async () => {
    const inviter = await world(server);
    const { session } = await join((await referralOf(inviter)).code, "Rye & Son");
    const add = (invited: string, by: string) =>
      server.pool.query("insert into business_referral values ($1, $2, now())", [invited, by]);
    const other = await world(server);
    await expect(add(session.business.id, other.businessId)).rejects.toMatchObject({ code: "23505" });
    await expect(add(other.businessId, other.businessId)).rejects.toMatchObject({ code: "23514" });
    const change = server.pool.query("update business_referral set inviter_id = $1", [other.businessId]);
    await expect(change).rejects.toMatchObject({ code: "42501" });
  });

  test("a registration with an unknown code registers nobody", async () => {
    const body = { ...registration(), referral_code: "00000-00000" };
    const anonymous = new Caller(server, undefined, newAddress());
    const refused = anonymous.request(calls.auth.register, { body });
    await expect(refused).rejects.toMatchObject({ code: "referral_code.unknown", status: 422 });
    await anonymous.request(calls.auth.register, { body: { ...body, referral_code: undefined } });
  });

  test("only its owner sees the code and who came", async () => {
    const w = await world(server);
    await w.owner.request(calls.business.changeRoleBasedModel, { body: { active: true } });
    const manager = await w.member({ roles: ["marketing"], scopes: ["administration"] });
    await expect(referralOf({ owner: manager })).rejects.toMatchObject({ code: "access.denied" });
  });

  test("nobody tries codes one after the other", async () => {
    const address = newAddress();
    const tried = async () => (await check("00000-00000", new Caller(server, undefined, address))).valid;
    for (let at = 0; at < 60; at++) expect(await tried()).toBe(false);
    await expect(tried()).rejects.toMatchObject({ code: "rate.limited", status: 429 });
  });
});
