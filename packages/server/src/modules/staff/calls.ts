import { staff } from "@patron/contract";
import type { BodyOf, Failure } from "@patron/contract/kit";
import { newId } from "#kit/id.ts";
import { type Context, implement } from "#kit/implement.ts";
import { readPhone } from "#kit/phone.ts";
import { countsAll, readPage } from "#kit/records/paged.ts";
import { recordOf } from "#kit/records/record.ts";
import { saveRow } from "#kit/records/record-rows.ts";
import { hashToken } from "#kit/secret.ts";
import type { Tenant } from "#kit/tenant.ts";
import { personOf } from "#kit/who.ts";
import { getBusiness } from "../business/public.ts";
import { addPerson, savePerson } from "../business-user/public.ts";
import { type Held, holds, isSameAccess } from "./access.ts";
import { codeAsStored, newStaffCode } from "./codes.ts";
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
    const { access = "business-staff", access_scopes: scopes = [], roles = [], suspended = false } = body;
    if (!holds(personOf(who), { access, scopes, roles })) return fail("staff.beyond_own_access");
    const { country, language: first } = await tenant.one(getBusiness());
    const phone = body.phone ? readPhone(body.phone, country) : null;
    if (phone === undefined) return fail("phone.invalid");
    const { first_name, last_name = "", language = first } = body;
    const stamps = { created_dt: now, modified_dt: now };
    const person = await tenant.one(addPerson({ id: newId(), first_name, last_name, phone, language, ...stamps }));
    await tenant.run(
      queries.addMember({ person_id: person.id, access, scopes: [...scopes], roles: [...roles], suspended }),
    );
    return { ...columnsOf(body), person_id: person.id };
  },

  async change({ body, tenant, who, now, fail }, row) {
    const caller = personOf(who);
    const { access_scopes: scopes, ...same } = body;
    const next = { ...held(row), ...defined({ access: same.access, roles: same.roles, scopes }) };
    const suspended = same.suspended ?? row.suspended;
    const isAccessChanged = !isSameAccess(row, next) || suspended !== row.suspended;
    if (!holds(caller, row) || !holds(caller, next)) return fail("staff.beyond_own_access");
    if (isAccessChanged && row.person_id === caller.personId) return fail("staff.own_access");
    if (await leavesNoOwner(tenant, row, next.access === "owner" && !suspended)) return fail("staff.last_owner");

    const { country } = await tenant.one(getBusiness());
    const phone = same.phone ? readPhone(same.phone, country) : same.phone;
    if (same.phone && !phone) return fail("phone.invalid");
    const { first_name, last_name, language } = same;
    await tenant.run(savePerson(row.person_id, defined({ first_name, last_name, language, phone }), now));
    if (isAccessChanged) {
      const columns = { access: next.access, scopes: [...next.scopes], roles: [...next.roles], suspended };
      await tenant.run(queries.saveMember(row.person_id, columns, now));
      if (suspended) await tenant.run(queries.endSessionsHere(row.person_id, now));
    }
    return columnsOf(body);
  },
});

interface Row extends Held {
  person_id: string;
  suspended: boolean;
}
const held = ({ access, scopes, roles }: Held): Held => ({ access, scopes, roles });

/** The properties that have a value. */
function defined<Values extends object>(values: Values) {
  const provided = Object.entries(values).filter(([, value]) => value !== undefined);
  return Object.fromEntries(provided) as { [Name in keyof Values]?: Exclude<Values[Name], undefined> }; // Some of the same names.
}

/** The columns of the staff record itself; names, telephone and language are the person's, access the member's. */
function columnsOf({ position, email, external_code, hired_date, comment }: BodyOf<typeof staff.change>) {
  return {
    ...defined({ position, hired_date, comment }),
    ...(email !== undefined && { email: email?.trim() ?? null }),
    ...(external_code !== undefined && { external_code: external_code?.trim() ?? null }),
  };
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
  await tenant.run(saveRow("staff", row.id, { auth_code_dt: code === undefined ? null : now }, now));
  const after = toStaff(await tenant.one(queries.getStaff(row.id)));
  changed({ entityType: "staff", id: row.id, before: toStaff(row), after });
  return after;
}

const beyond = ({ fail }: { fail(code: "staff.beyond_own_access"): Failure }) => fail("staff.beyond_own_access");

export const staffCalls = implement(staff, {
  ...record.handlers,

  async list({ query, page, tenant, who }) {
    const { auth_code } = query;
    const holder = auth_code === undefined ? undefined : await holderOf(tenant, auth_code);
    const isHere = holder?.business_id === personOf(who).businessId;
    // Nobody has this id.
    const id = auth_code === undefined ? undefined : isHere ? holder.staff_id : newId();
    return readPage({ tenant, page }, queries.listStaff(query, page, id), (rows) => rows.map(toStaff), countsAll);
  },

  async renewCode(context) {
    const code = newStaffCode();
    const after = await replaceCode(context, code);
    return "code" in after ? after : { auth_code: code, created_dt: context.now.toISOString() };
  },

  removeCode: (context) => replaceCode(context, undefined),
});
