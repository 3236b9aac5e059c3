import type { EntityType } from "@patron/contract/enums";
import type { AnyCall, Failure } from "@patron/contract/kit";
import type { Context } from "#kit/implement.ts";
import { refuseStale } from "#kit/records/stale.ts";
import type { Tenant } from "#kit/tenant.ts";
import { getLoyalty, getSettings, lockLoyalty, type SettingsName, saveSettings } from "./queries.ts";
import type { settingsBody } from "./views.ts";

/** Settings that every programme has once, under a name. */
interface Settings<Body, View, Refused> {
  name: SettingsName;
  entityType: EntityType;
  /** As they are answered; what was never set has its default. */
  show(row: Parameters<typeof settingsBody>[0]): View;
  /** What is wrong with what is asked for, or what is to be stored of it; without it all is stored as it comes. */
  read?(tenant: Tenant, loyaltyId: string, body: Body): Promise<Refused | Body>;
}
interface Part<Missing> extends Pick<Context<AnyCall>, "tenant" | "now" | "seenVersion" | "changed"> {
  path: { loyaltyId: string };
  fail(code: Missing, details?: Record<string, unknown>): Failure;
}

/** Handlers of the calls that show and change settings of a programme. */
export function settingsOf<
  Body extends object,
  View extends { version: number },
  const Refused extends string = never,
>({ name, entityType, show, read }: Settings<Body, View, Refused>) {
  return {
    async show({ path: { loyaltyId }, tenant, fail }: Part<"loyalty.not_found">): Promise<View | Failure> {
      if (!(await tenant.maybe(getLoyalty(loyaltyId)))) return fail("loyalty.not_found");
      return show(await tenant.maybe(getSettings(loyaltyId, name)));
    },
    async change(
      part: Part<"loyalty.not_found" | "conflict.stale" | Refused> & { body: Body },
    ): Promise<View | Failure> {
      const { tenant, seenVersion, now, fail } = part;
      const { loyaltyId } = part.path;
      // The programme stands for its settings, which may not be there yet to be locked.
      if (!(await tenant.maybe(lockLoyalty(loyaltyId)))) return fail("loyalty.not_found");
      const row = await tenant.maybe(getSettings(loyaltyId, name));
      const before = show(row);
      refuseStale({ seenVersion, fail }, before);
      const requested = read ? await read(tenant, loyaltyId, part.body) : part.body;
      if (typeof requested === "string") return fail(requested);
      const stored = { ...(row?.body as object | undefined), ...requested }; // The column's check says that it is an object.
      const after = show(await tenant.one(saveSettings(loyaltyId, name, stored, now)));
      part.changed({ entityType, id: loyaltyId, before, after });
      return after;
    },
  };
}
