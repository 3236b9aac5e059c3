import { createHmac } from "node:crypto";
import pg from "pg";
import { roleNames } from "./address.ts";
import { StartRefused } from "./start-refused.ts";

/**
 * The password of a role: HMAC-SHA256 of its name under one secret. It is derived instead of stored, and servers that share the secret
 * agree on it.
 */
export function rolePassword(secret: string, role: string): string {
  return createHmac("sha256", secret).update(role).digest("base64url");
}

/** A role that must exist and be able to log in with this address. */
export interface RoleSpec {
  user: string;
  password: string;
}

/**
 * Creates the requested roles and the one that reads across tenants, and lets the owner hand objects over to them. Safe for several servers
 * at once, and does nothing if all is well. `admin` must be a superuser or the owner with CREATEROLE; otherwise it fails with the
 * statements to run.
 */
export async function ensureRoles(admin: pg.Client, owner: string, roles: RoleSpec[]): Promise<void> {
  await admin.query("begin");
  try {
    await admin.query("select pg_advisory_xact_lock(hashtext('patron roles'))");
    const found = await admin.query<{ rolname: string }>("select rolname from pg_roles where rolname = any($1)", [
      [...roles.map((role) => role.user), roleNames.across],
    ]);
    const existing = new Set(found.rows.map((row) => row.rolname));
    for (const { user, password } of roles) {
      if (!existing.has(user)) await createRole(admin, user, `login password ${pg.escapeLiteral(password)}`);
    }
    if (!existing.has(roleNames.across)) await createRole(admin, roleNames.across, "nologin");
    await allowOwnershipTransfer(admin, owner);
    await admin.query("commit");
  } catch (error) {
    // A broken connection cannot roll back, but the database does; report the first error.
    await admin.query("rollback").catch(() => {});
    throw error;
  }
}

/** Sets the password again after a refused login: an external server's secret is its URL's password, which can change. */
export async function renewPassword(admin: pg.Client, { user, password }: RoleSpec): Promise<void> {
  await admin.query(`alter role ${pg.escapeIdentifier(user)} login password ${pg.escapeLiteral(password)}`);
}

async function createRole(admin: pg.Client, name: string, options: string): Promise<void> {
  try {
    await admin.query(
      `create role ${pg.escapeIdentifier(name)} ${options} nosuperuser nobypassrls nocreatedb nocreaterole`,
    );
  } catch (error) {
    if (!(error instanceof pg.DatabaseError) || error.code !== "42501") throw error;
    throw new StartRefused(
      `The user of DATABASE_URL may not create roles. Grant it CREATEROLE, or create ${roleNames.app}, ${roleNames.worker} and ` +
        `${roleNames.across} yourself and set DATABASE_APP_URL and DATABASE_WORKER_URL (README, "Your own PostgreSQL").`,
    );
  }
}

/**
 * ALTER … OWNER TO needs SET on the receiving role, and the creator of a role is its member with ADMIN only. INHERIT FALSE keeps the owner
 * from gaining the receiver's rights. Before PostgreSQL 16 there is no such membership; there the migrations use the role (0001).
 */
async function allowOwnershipTransfer(admin: pg.Client, owner: string): Promise<void> {
  const { rows } = await admin.query<{ role: string }>(
    `select role from unnest($2::text[]) role
     where not (select rolsuper from pg_roles where rolname = $1)
       and case when current_setting('server_version_num')::int >= 160000 then not pg_has_role($1::name, role::name, 'SET') else false end`,
    [owner, [roleNames.worker, roleNames.across]],
  );
  for (const { role } of rows) {
    await admin.query(`grant ${role} to ${pg.escapeIdentifier(owner)} with inherit false, set true`);
  }
}
