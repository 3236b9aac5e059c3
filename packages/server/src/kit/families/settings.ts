import type { EntityType } from "@patron/contract/enums";
import { type AnyCall, Failure } from "@patron/contract/kit";
import type { Query } from "../database/rows.ts";
import type { Context } from "../implement.ts";
import { refuseStale } from "../records/stale.ts";
import type { Tenant } from "../tenant.ts";

/** Stored settings. */
export interface SettingsRow {
  body: unknown;
  modified_dt: Date;
  version: number;
}

/** The stored settings with version and time; version 0 if nothing was stored. */
export function settingsBody(row: SettingsRow | undefined) {
  return {
    ...(row?.body as object | undefined), // The column's check requires an object, and only its shape is written.
    modified_dt: row?.modified_dt.toISOString() ?? null,
    version: row?.version ?? 0,
  };
}

/** How settings are answered whose view is what was set, and the default of what was not. */
export const viewOf =
  <View extends { version: number }>(defaults: Omit<View, "modified_dt" | "version">) =>
  (row: SettingsRow | undefined): View =>
    ({ ...defaults, ...settingsBody(row) }) as unknown as View; // Only valid settings are stored.

interface Requested {
  tenant: Tenant;
}
/** The owner of named settings. It is locked instead of them, because they may not exist yet. */
interface SettingsOwner<Path extends Requested, Owner, Name> {
  id(owner: Owner): string;
  find(context: Path): Promise<Owner | Failure>;
  lock(context: Path): Promise<Owner | Failure>;
  get(owner: Owner, name: Name): Query<SettingsRow>;
  save(owner: Owner, name: Name, body: object, now: Date): Query<SettingsRow>;
}
interface Settings<Owner, Name, Body, View, Refused> {
  name: Name;
  entityType: EntityType;
  /** Builds the response; settings that were never stored have defaults. */
  show(row: SettingsRow | undefined, owner: Owner): View;
  /** Validates the request, or returns what to store; without it everything is stored as sent. */
  read?(body: Body, owner: Owner, tenant: Tenant): Refused | Body | Promise<Refused | Body>;
}
interface Change<Body, Refused> extends Pick<Context<AnyCall>, "now" | "seenVersion" | "changed"> {
  body: Body;
  fail(code: "conflict.stale" | Refused, details?: Record<string, unknown>): Failure;
}

/** Handlers of the calls that show and change the settings that an owner has under a name. */
export function settingsOf<
  Path extends Requested,
  Owner,
  Name,
  Body extends object,
  View extends { version: number },
  const Refused extends string = never,
>(
  { id, find, lock, get, save }: SettingsOwner<Path, Owner, Name>,
  { name, entityType, show, read }: Settings<Owner, Name, Body, View, Refused>,
) {
  return {
    async show(context: Path): Promise<View | Failure> {
      const owner = await find(context);
      return owner instanceof Failure ? owner : show(await context.tenant.maybe(get(owner, name)), owner);
    },
    async change(context: Path & Change<Body, Refused>): Promise<View | Failure> {
      const { tenant, now, body }: Requested & Change<Body, Refused> = context;
      const owner = await lock(context);
      if (owner instanceof Failure) return owner;
      const row = await tenant.maybe(get(owner, name));
      const before = show(row, owner);
      refuseStale(context, before);
      const stored = read ? await read(body, owner, tenant) : body;
      if (typeof stored === "string") return (context as Change<Body, Refused>).fail(stored); // Not one of its owner's failures.
      const whole = { ...(row?.body as object | undefined), ...stored }; // An object, by the column's check.
      const after = show(await tenant.one(save(owner, name, whole, now)), owner);
      context.changed({ entityType, id: id(owner), before, after });
      return after;
    },
  };
}
