import pg from "pg";
import { parseIntoClientConfig } from "pg-connection-string";
import { appConfig, type DatabaseAddress, ownerConfig, roleNames, workerConfig } from "./address.ts";
import { connected } from "./connection.ts";
import { ensureRoles, renewPassword, rolePassword } from "./roles.ts";
import { StartRefused } from "./start-refused.ts";

/** The settings DATABASE_URL, DATABASE_APP_URL and DATABASE_WORKER_URL. */
export interface ExternalSettings {
  databaseUrl: string;
  appUrl?: string | undefined;
  workerUrl?: string | undefined;
}

/**
 * Reads a PostgreSQL server's address from the settings. The URL's user is the owner; the other two roles get passwords derived from its
 * password, unless they have their own URLs. Fails with one line for an invalid URL, no password to derive from, or another role name.
 */
export function externalAddress({ databaseUrl, appUrl, workerUrl }: ExternalSettings): DatabaseAddress {
  const owner = parsed("DATABASE_URL", databaseUrl);
  const { password } = owner;
  const base = (name: string, url: string | undefined, role: string): pg.PoolConfig => {
    if (url !== undefined) return named(name, parsed(name, url), role);
    if (typeof password === "string" && password !== "")
      return { ...owner, user: role, password: rolePassword(password, role) };
    throw new StartRefused(
      "DATABASE_URL has no password to derive those of the other roles from: set DATABASE_APP_URL and DATABASE_WORKER_URL.",
    );
  };
  return {
    owner: ownerConfig(owner),
    app: appConfig(base("DATABASE_APP_URL", appUrl, roleNames.app)),
    worker: workerConfig(base("DATABASE_WORKER_URL", workerUrl, roleNames.worker)),
  };
}

/** Connects once as the owner, checks the version, and creates the roles that are missing or have an old password. */
export async function prepareExternal(address: DatabaseAddress): Promise<void> {
  const roles = [address.app, address.worker];
  await connected(address.owner, async (admin) => {
    const { rows } = await admin.query<{ version: number; name: string; owner: string }>(
      `select current_setting('server_version_num')::int as version, current_setting('server_version') as name, current_user as owner`,
    );
    const server = rows[0];
    if (!server || server.version < 150_000) {
      throw new StartRefused(
        `Patron needs PostgreSQL 15 or later; DATABASE_URL is ${server?.name ?? "something else"}.`,
      );
    }
    await ensureRoles(admin, server.owner, roles.map(login));
    for (const config of roles) {
      if (!(await canLogIn(config))) await renewPassword(admin, login(config));
    }
  }).catch(explainConnection);
}

/** Explains a failed connection: no such host, nothing listening, a refused password, no such database, a broken TLS handshake. */
function explainConnection(error: unknown): never {
  const code = error instanceof Error && "code" in error ? String(error.code) : "";
  if (!/^(E[A-Z]+|28...|3D000|57P03|DEPTH_ZERO.*|SELF_SIGNED.*|UNABLE_TO.*|CERT_.*|ERR_TLS.*)$/.test(code)) throw error;
  throw new StartRefused(`Cannot connect to DATABASE_URL: ${error instanceof Error ? error.message || code : code}.`);
}

function parsed(name: string, url: string): pg.PoolConfig {
  try {
    if (/^postgres(ql)?:\/\//.test(url)) return parseIntoClientConfig(url);
  } catch {
    // Handled below, like any other scheme.
  }
  throw new StartRefused(`${name} is not a PostgreSQL address (postgres://user:password@host:5432/database).`);
}

function named(name: string, config: pg.PoolConfig, role: string): pg.PoolConfig {
  if (config.user === role) return config;
  throw new StartRefused(`The user of ${name} must be ${role}: migrations grant to it by that name.`);
}

function login(config: pg.PoolConfig): { user: string; password: string } {
  return { user: config.user ?? "", password: typeof config.password === "string" ? config.password : "" };
}

/** False only for a refused password; an unreachable server throws. */
async function canLogIn(config: pg.PoolConfig): Promise<boolean> {
  try {
    await connected(config, async () => {});
    return true;
  } catch (error) {
    if (error instanceof pg.DatabaseError && error.code?.startsWith("28")) return false;
    throw error;
  }
}
