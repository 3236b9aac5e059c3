import { randomUUID } from "node:crypto";
import type { auth } from "@patron/contract";
import type { ReplyOf } from "@patron/contract/client";
import type { Role, Scope } from "@patron/contract/enums";
import { calls } from "@patron/contract/routes";
import { q } from "../src/kit/database/rows.ts";
import { inTransaction } from "../src/kit/http/transaction.ts";
import { Tenant } from "../src/kit/tenant.ts";
import { system } from "../src/kit/who.ts";
import { openSession } from "../src/modules/auth/public.ts";
import { saveEntrance } from "../src/modules/business/public.ts";
import { addPerson } from "../src/modules/business-user/public.ts";
import { Caller } from "./caller.ts";
import { type Make, makeIn } from "./make.ts";
import { newAddress, type TestServer } from "./server.ts";

/** A new business with its owner, for one test. */
export interface World {
  server: TestServer;
  businessId: string;
  loyaltyId: string;
  session: ReplyOf<typeof auth.register>;
  /** The owner's e-mail address. */
  login: string;
  password: string;
  owner: Caller;
  anonymous: Caller;
  make: Make;
  /** A staff member with these roles and scopes. */
  member(held: { roles?: Role[]; scopes?: Scope[] }): Promise<Caller>;
  /** Runs work as the business's tenant, bypassing the calls. */
  inside<T>(work: (tenant: Tenant) => Promise<T>): Promise<T>;
}

/** The default registration data. */
export function registration() {
  return {
    type: "email" as const,
    email: `owner-${randomUUID()}@example.com`,
    password: "correct horse battery",
    first_name: "Olena",
    last_name: "Kovalenko",
    language: "en" as const,
    business_title: "Kovalenko & Daughters",
    country: "UA",
    currency: "UAH",
    time_zone: "Europe/Kyiv",
  };
}

/** Registers a business through the public call. */
export async function world(server: TestServer): Promise<World> {
  const anonymous = new Caller(server, undefined, newAddress());
  const body = registration();
  const session = await anonymous.request(calls.auth.register, { body });
  const owner = new Caller(server, session.token);
  const { items } = await owner.request(calls.embedded.loyalties, {});
  const businessId = session.business.id;
  const inside = <T>(work: (tenant: Tenant) => Promise<T>) =>
    inTransaction(server.pool, "read write", async (client) => {
      const tenant = new Tenant(client);
      await tenant.enter(businessId);
      return work(tenant);
    });
  const loyaltyId = items[0]!.id; // Registration creates the first programme.
  return {
    server,
    businessId,
    loyaltyId,
    session,
    login: body.email,
    password: body.password,
    owner,
    anonymous,
    make: makeIn(owner, loyaltyId, inside),
    inside,
    member: ({ roles = [], scopes = [] }) =>
      inside(async (tenant) => new Caller(server, await memberToken(tenant, businessId, { roles, scopes }, server))),
  };
}

async function memberToken(
  tenant: Tenant,
  businessId: string,
  held: { roles: Role[]; scopes: Scope[] },
  { clock }: TestServer,
): Promise<string> {
  const now = clock.now();
  const stamps = { created_dt: now, modified_dt: now };
  const names = { first_name: "Ivan", last_name: "", language: "uk" as const };
  const id = randomUUID();
  const person = await tenant.one(
    addPerson({ id, email: `${id}@example.com`, password_hash: "none", ...names, ...stamps }),
  );
  await tenant.run(q.insertInto("member").values({ person_id: id, access: "business-staff", ...held, ...stamps }));
  await tenant.run(saveEntrance(id, businessId, now));
  return (await openSession(tenant, person, { now, who: system, userAgent: "" })).token;
}
