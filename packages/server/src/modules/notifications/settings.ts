import type { notifications } from "@patron/contract";
import { NOTIFICATION_EVENTS, TERMINAL_NOTIFICATION_EVENTS } from "@patron/contract/enums";
import { type BodyOf, Failure, type ReplyOf } from "@patron/contract/kit";
import { type SettingsRow, settingsOf } from "#kit/families/settings.ts";
import { readPhone } from "#kit/phone.ts";
import { lacks } from "#kit/records/known.ts";
import type { Tenant } from "#kit/tenant.ts";
import * as queries from "./queries.ts";

type Settings = ReplyOf<typeof notifications.settings>;
type TerminalSettings = ReplyOf<typeof notifications.terminalSettings>;
/** Who hears of an event, and how. */
export type Recipients = Omit<Settings["events"][number], "event">;

/** The hour of the daily report unless another one was set. */
const usualReportHour = 8;

const nobody: Recipients = { channels: [], staff_ids: [], emails: [], phones: [] };
const seenInApp: Recipients = { ...nobody, channels: ["app"] };
/** Owners see everything in the app, apart from the report, which somebody has to want. */
const usual = (event: string) => (event === "daily-report" ? nobody : seenInApp);

/** Each event with what was set for it, or its default. */
function eventsOf<E extends string>(
  names: readonly E[],
  stored: readonly ({ event: E } & Recipients)[],
  otherwise: (event: E) => Recipients,
) {
  return names.map((event) => stored.find((one) => one.event === event) ?? { event, ...otherwise(event) });
}

export function toSettings(row: SettingsRow | undefined): Settings {
  const body = (row?.body ?? {}) as Partial<Settings>; // Only `changeSettings` stores it.
  return {
    events: eventsOf(NOTIFICATION_EVENTS, body.events ?? [], usual),
    refund_from: body.refund_from ?? null,
    report_hour: body.report_hour ?? usualReportHour,
    modified_dt: row?.modified_dt.toISOString() ?? null,
    version: row?.version ?? 0,
  };
}

export function toTerminalSettings(row: SettingsRow | undefined): TerminalSettings {
  const body = (row?.body ?? {}) as Partial<TerminalSettings>; // Only `changeTerminalSettings` stores it.
  return {
    events: eventsOf(TERMINAL_NOTIFICATION_EVENTS, body.events ?? [], () => nobody),
    modified_dt: row?.modified_dt.toISOString() ?? null,
    version: row?.version ?? 0,
  };
}

interface Named {
  event: string;
  staff_ids: readonly string[];
  phones: readonly string[];
}
/** The listed events with numbers as they are stored, beside those that stay; or why they are refused. */
async function read<E extends Named>(tenant: Tenant, before: readonly E[], change: readonly E[]) {
  if (
    await lacks(
      tenant,
      change.flatMap(({ staff_ids }) => staff_ids),
      queries.listKnownStaff,
    )
  )
    return "staff.not_found";
  const { country } = await tenant.one(queries.getFacts());
  const next = change.map((one) => ({ ...one, phones: one.phones.map((phone) => readPhone(phone, country)) }));
  if (next.some(({ phones }) => phones.includes(undefined))) return "phone.invalid";
  const kept = before.filter(({ event }) => !change.some((one) => one.event === event));
  return [...kept, ...(next as unknown as E[])]; // No number is undefined, as checked above.
}

interface Owner {
  id: string;
}
const stored = {
  id: ({ id }: Owner) => id,
  get: ({ id }: Owner) => queries.getSettings(id),
  save: ({ id }: Owner, _: "notifications", body: object, now: Date) => queries.saveSettings(id, body, now),
};

type Fault = "staff.not_found" | "phone.invalid";

export const ofBusiness = settingsOf(
  {
    ...stored,
    find: ({ tenant }: { tenant: Tenant }): Promise<Owner> => tenant.one(queries.getFacts()),
    lock: ({ tenant }: { tenant: Tenant }): Promise<Owner> => tenant.one(queries.lockFacts()),
  },
  {
    name: "notifications",
    entityType: "notification_settings",
    show: toSettings,
    async read(body: BodyOf<typeof notifications.changeSettings>, { id }, tenant): Promise<Fault | typeof body> {
      if (!body.events) return body;
      const before = toSettings(await tenant.maybe(queries.getSettings(id)));
      const events = await read(tenant, before.events, body.events);
      return typeof events === "string" ? events : { ...body, events };
    },
  },
);

interface AtTerminal {
  tenant: Tenant;
  path: { terminalId: string };
}
const found = async (row: Promise<Owner | undefined>) => (await row) ?? new Failure("terminal.not_found");

export const ofTerminal = settingsOf(
  {
    ...stored,
    find: ({ tenant, path }: AtTerminal) => found(tenant.maybe(queries.getTerminal(path.terminalId))),
    lock: ({ tenant, path }: AtTerminal) => found(tenant.maybe(queries.lockTerminal(path.terminalId))),
  },
  {
    name: "notifications",
    entityType: "notification_settings",
    show: toTerminalSettings,
    async read(
      body: BodyOf<typeof notifications.changeTerminalSettings>,
      { id },
      tenant,
    ): Promise<Fault | typeof body> {
      if (!body.events) return body;
      const before = toTerminalSettings(await tenant.maybe(queries.getSettings(id)));
      const events = await read(tenant, before.events, body.events);
      return typeof events === "string" ? events : { events };
    },
  },
);

/** Stored settings of the business and of its terminals, by owner. */
export type Stored = ReadonlyMap<string, SettingsRow>;

/** All of them. Settings only. */
export function readEverySetting(tenant: Tenant): Promise<Stored> {
  return tenant.settled("notifications", async () => {
    const rows = await tenant.many(queries.listSettings());
    return new Map(rows.map(({ owner_id, ...row }) => [owner_id, row]));
  });
}
