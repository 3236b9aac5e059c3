import { staff } from "@patron/contract";
import { type BodyOf, Failure } from "@patron/contract/kit";
import { newId } from "#kit/id.ts";
import { type Context, implement } from "#kit/implement.ts";
import { hashPassword } from "#kit/password.ts";
import { readPhone } from "#kit/phone.ts";
import { codeAsStored } from "#kit/readable-code.ts";
import { lacks } from "#kit/records/known.ts";
import { listKnown } from "#kit/records/known-queries.ts";
import { countsAll, readPage } from "#kit/records/paged.ts";
import { recordOf } from "#kit/records/record.ts";
import { saveRow } from "#kit/records/record-rows.ts";
import { hashToken } from "#kit/secret.ts";
import type { Tenant } from "#kit/tenant.ts";
import { personOf } from "#kit/who.ts";
import { getBusiness } from "../business/public.ts";
import { addPerson, savePerson } from "../business-user/public.ts";
import { knowingOf, nameOf, raise } from "../notifications/public.ts";
import { type Held, holds, isSameAccess } from "./access.ts";
import { newStaffCode } from "./codes.ts";
import { holderOf } from "./public.ts";
import * as queries from "./queries.ts";
import { toStaff } from "./views.ts";

const record = recordOf(staff, {
  entityType: "staff",
  table: "staff",
  id: "staffId",
  missing: "staff.not_found",
  read: queries.getStaff,
  lock: queries.lockStaff,
  present: toStaff,

  async add({ body, tenant, who, now, fail }) {
    const { access = "business-staff", access_scopes: scopes = [], roles = [], suspended = false, pos_ids = [] } = body;
    if (!holds(personOf(who), { access, scopes, roles })) return fail("staff.beyond_own_access");
    if (await lacks(tenant, pos_ids, (ids) => listKnown("pos", ids))) return fail("pos.not_found");
    if (await isLoginTaken(tenant, body.login, null)) return fail("staff.login_taken");
    const business = await tenant.one(getBusiness());
    const phone = phoneOf(body, business) ?? null;
    if (phone instanceof Failure) return phone;
    const { first_name, last_name = "", language = business.language } = body;
    const stamps = { created_dt: now, modified_dt: now };
    const person = await tenant.one(addPerson({ id: newId(), first_name, last_name, phone, language, ...stamps }));
    await tenant.run(
      queries.addMember({
        ...{ person_id: person.id, access, scopes: [...scopes], roles: [...roles], suspended },
        pos_ids: [...new Set(pos_ids)],
      }),
    );
    return { ...columnsOf(body), ...(await secretOf(body)), person_id: person.id };
  },

  async saved({ tenant, who, now }, id, isNew) {
    if (isNew) await tellOfAccess({ tenant, who, now }, id, "added");
    return undefined;
  },

  async change({ body, tenant, who, now, fail }, row) {
    const caller = personOf(who);
    const {
      access = row.access,
      access_scopes: scopes = row.scopes,
      roles = row.roles,
      suspended = row.suspended,
      pos_ids = row.pos_ids,
    } = body;
    const next = { access, scopes, roles, pos_ids };
    const isAccessChanged = !isSameAccess(row, next) || suspended !== row.suspended;
    if (!holds(caller, row) || !holds(caller, next)) return fail("staff.beyond_own_access");
    if (isAccessChanged && row.person_id === caller.personId) return fail("staff.own_access");
    if (await leavesNoOwner(tenant, row, access === "owner" && !suspended)) return fail("staff.last_owner");

    if (row.has_account && changesPerson(row, body)) return fail("staff.own_account");
    if (await lacks(tenant, pos_ids, (ids) => listKnown("pos", ids))) return fail("pos.not_found");
    if (await isLoginTaken(tenant, body.login, row.id)) return fail("staff.login_taken");
    const phone = phoneOf(body, await tenant.one(getBusiness()));
    if (phone instanceof Failure) return phone;
    const { first_name, last_name, language } = body;
    if (!row.has_account) await tenant.run(savePerson(row.person_id, { first_name, last_name, language, phone }, now));
    if (isAccessChanged) {
      const columns = { access, scopes: [...scopes], roles: [...roles], suspended, pos_ids: [...new Set(pos_ids)] };
      await tenant.run(queries.saveMember(row.person_id, columns, now));
      if (suspended) await tenant.run(queries.endSessionsHere(row.person_id, now));
      const change = suspended === row.suspended ? "changed" : suspended ? "suspended" : "reinstated";
      await tellOfAccess({ tenant, who, now }, row.id, change);
    }
    // Whoever knows the old password, or is suspended, sells no more.
    const isOut = body.password !== undefined || (isAccessChanged && suspended);
    return { ...columnsOf(body), ...(await secretOf(body)), ...(isOut && { signed_out_dt: now }) };
  },
});

/** What belongs to the person themselves, in every business they work in. */
const personal = ["first_name", "last_name", "phone", "language"] as const;
type Personal = Pick<Body, (typeof personal)[number]>;

/** Whether a body changes something of the person themselves. */
function changesPerson(row: { [K in keyof Personal]-?: string | null }, body: Personal): boolean {
  return personal.some((name) => body[name] !== undefined && body[name] !== row[name]);
}

type Telling = Pick<Context<typeof staff.change>, "tenant" | "who" | "now">;
type AccessChange = "added" | "changed" | "suspended" | "reinstated";

async function tellOfAccess({ tenant, who, now }: Telling, id: string, change: AccessChange): Promise<void> {
  const { title } = await tenant.one(queries.getStaff(id));
  const facts = { staff: title, by: await nameOf(tenant, personOf(who).personId), change };
  const about = { entityType: "staff", id } as const;
  await raise(tenant, { event: "access-changed", facts, about, knowingId: knowingOf(who) }, now);
}

interface Row extends Held {
  person_id: string;
  suspended: boolean;
}

type Body = BodyOf<typeof staff.change>;

/** The columns of the staff record itself; names, telephone and language are the person's, access the member's. */
const columnsOf = ({ position, email, login, external_code, hired_date, comment }: Body) => ({
  position,
  login: login?.toLowerCase() ?? login,
  hired_date,
  comment,
  email: email?.trim() ?? email,
  external_code: external_code?.trim() ?? external_code,
});

const secretOf = async ({ password }: Pick<Body, "password">) =>
  password === undefined ? {} : { password_hash: await hashPassword(password) };

/** Whether somebody else in the business has this login. */
async function isLoginTaken(tenant: Tenant, login: Body["login"], ownId: string | null): Promise<boolean> {
  const holder = login ? await tenant.maybe(queries.getLogin(login)) : undefined;
  return holder !== undefined && holder.id !== ownId;
}

/** The telephone number of a body as it is stored; null and an absent one stay so. */
function phoneOf(
  { phone }: Pick<Body, "phone">,
  { country }: { country: string },
): string | null | undefined | Failure {
  return phone ? (readPhone(phone, country) ?? new Failure("phone.invalid")) : phone;
}

/** Whether a change takes the last owner away. Locks the owners: of two who remove each other at once, one stays. */
async function leavesNoOwner(tenant: Tenant, row: Row, staysOwner: boolean): Promise<boolean> {
  if (staysOwner || row.access !== "owner" || row.suspended) return false;
  const owners = await tenant.many(queries.lockOwners());
  return owners.every(({ person_id }) => person_id === row.person_id);
}

type Coding = Context<typeof staff.renewCode> | Context<typeof staff.removeCode>;

/** Replaces the code of a staff member, or removes it, and ends the sessions that the old one opened. */
async function replaceCode(context: Coding, code: string | undefined) {
  const { tenant, who, now, changed } = context;
  const caller = personOf(who);
  const row = await record.locked(context);
  if (!holds(caller, row)) return beyond(context);
  if (row.has_account && code !== undefined) return ownAccount(context as Context<typeof staff.renewCode>); // Only that call makes a code.
  await tenant.run(queries.removeCode(row.id));
  if (code !== undefined)
    await tenant.run(
      queries.addCode({
        code_hash: hashToken(codeAsStored(code)),
        business_id: caller.businessId,
        staff_id: row.id,
        created_dt: now,
      }),
    );
  await tenant.run(queries.endSessionsHere(row.person_id, now));
  await tenant.run(
    saveRow("staff", row.id, { auth_code_dt: code === undefined ? null : now, signed_out_dt: now }, now),
  );
  const after = toStaff(await tenant.one(queries.getStaff(row.id)));
  changed({ entityType: "staff", id: row.id, before: toStaff(row), after });
  return after;
}

const beyond = ({ fail }: { fail(code: "staff.beyond_own_access"): Failure }) => fail("staff.beyond_own_access");

/** A code would let whoever made it into everything that the person may enter. */
const ownAccount = ({ fail }: Context<typeof staff.renewCode>) => fail("staff.own_account");

export const staffCalls = implement(staff, {
  ...record.handlers,

  async list({ query, page, tenant, who }) {
    const { auth_code } = query;
    const holder = auth_code === undefined ? undefined : await holderOf(tenant, auth_code);
    // A code of another business belongs to nobody here.
    const ids =
      auth_code === undefined ? undefined : holder?.business_id === personOf(who).businessId ? [holder.staff_id] : [];
    return readPage({ tenant, page }, queries.listStaff(query, page, ids), (rows) => rows.map(toStaff), countsAll);
  },

  async renewCode(context) {
    const code = newStaffCode();
    const after = await replaceCode(context, code);
    return after instanceof Failure ? after : { auth_code: code, created_dt: context.now.toISOString() };
  },

  removeCode: (context) => replaceCode(context, undefined),
});
