import type { staff } from "@patron/contract";
import type { BodyOf } from "@patron/contract/client";
import { calls } from "@patron/contract/routes";
import { Caller } from "../../../test/caller.ts";
import type { Fixture } from "../../../test/fixtures.ts";
import type { World } from "../../../test/world.ts";

/** Adds a staff member to a test's business. */
export function addStaff({ owner }: World, body: Partial<BodyOf<typeof staff.add>> = {}) {
  return owner.request(calls.staff.add, { body: { first_name: "Petro", ...body } });
}

/** Signs a staff member in with a new code. */
export async function signInByCode(w: World, staffId: string): Promise<Caller> {
  const { auth_code } = await w.owner.request(calls.staff.renewCode, { path: { staffId } });
  const { token } = await w.anonymous.request(calls.auth.staffSignIn, { body: { auth_code } });
  return new Caller(w.server, token);
}

/** A staff member who works at every terminal and has sold something. */
export const fixture: Fixture = async ({ w, till }, marker) => {
  const { id } = await addStaff(w, { first_name: `${marker} staff` });
  const { items } = await w.owner.request(calls.terminals.list, {});
  for (const { id: terminalId } of items)
    await w.owner.request(calls.terminals.addStaff, { path: { terminalId }, body: { staff_ids: [id] } });
  const { auth_code } = await w.owner.request(calls.staff.renewCode, { path: { staffId: id } });
  await till.request(calls.term.signInByCode, { body: { auth_code } });
  const goods = (await till.request(calls.term.goods, {})).items.find(({ price }) => price !== null);
  const check = { items: [{ goods_id: goods?.id ?? "", quantity: "1" }] };
  await till.request(calls.term.sale, { body: check }, { idempotencyKey: crypto.randomUUID() });
  await till.request(calls.term.signOutStaff, {});
  const invited = { first_name: marker, email: `${marker}-${crypto.randomUUID()}@example.com`.toLowerCase() };
  const { id: staff_invitation } = await w.owner.request(calls.staffInvitations.add, { body: invited });
  return { staff: id, staff_invitation };
};
