import type { notifications } from "@patron/contract";
import { SERVICE_PROBLEMS } from "@patron/contract/enums";
import type { FiltersOf } from "@patron/contract/kit";
import { type Insertable, sql } from "kysely";
import { inTenant, onRefInTenant, q, raw, tenantId } from "#kit/database/rows.ts";
import type { Notification, NotificationReader } from "#kit/database/tables.ts";
import { filtersOf, noCondition } from "#kit/records/filters.ts";

/** What notifications need of their business. */
export const getFacts = () =>
  q.selectFrom("business").select(["business_id as id", "title", "language", "country", "currency"]).where(inTenant());

/** The same, locked. Serves as the lock for settings, which may not exist yet. */
export const lockFacts = () => getFacts().forUpdate();

const terminals = () => q.selectFrom("terminal").select("id").where(inTenant());
export const getTerminal = (id: string) => terminals().where("id", "=", id);
export const lockTerminal = (id: string) => getTerminal(id).forUpdate();

/** Settings of the business and of its terminals; those that were never saved have no row. */
export const listSettings = () =>
  q.selectFrom("notification_settings").select(["owner_id", "body", "modified_dt", "version"]).where(inTenant());

/** The settings of the business, by its own id, or of a terminal. */
export const getSettings = (ownerId: string) =>
  q
    .selectFrom("notification_settings")
    .select(["body", "modified_dt", "version"])
    .where(inTenant())
    .where("owner_id", "=", ownerId);

export const saveSettings = (ownerId: string, body: object, now: Date) =>
  q
    .insertInto("notification_settings")
    .values({ owner_id: ownerId, body: JSON.stringify(body), modified_dt: now })
    .onConflict((at) =>
      at.columns(["business_id", "owner_id"]).doUpdateSet((eb) => ({
        body: eb.ref("excluded.body"),
        modified_dt: eb.ref("excluded.modified_dt"),
        version: sql<number>`notification_settings.version + 1`,
      })),
    )
    .returning(["body", "modified_dt", "version"]);

/** Which of these ids are staff. */
export const listKnownStaff = (ids: readonly string[]) =>
  q.selectFrom("staff").select("id").where(inTenant()).where("id", "=", sql<string>`any(${ids}::uuid[])`);

/** The name of a person. */
export const getName = (personId: string) =>
  q
    .selectFrom("person")
    .select(sql<string>`trim(person.first_name || ' ' || person.last_name)`.as("name"))
    .where("id", "=", personId);

export const addNotification = (row: Insertable<Notification>) => q.insertInto("notification").values(row);

interface Readers {
  owners: boolean;
  staffIds: readonly string[];
  /** Somebody whom it is about. */
  personId: string | null;
  /** Somebody who knows already. */
  exceptId: string | null;
  /** Where it happened; null: not at a terminal. */
  terminalId: string | null;
}
/**
 * Who sees a notification in the app: owners, some staff, and one person; nobody who is suspended or knows already. Whoever sees only some points of
 * sale hears of what happened there, and of what is about themselves.
 */
export const listReaders = ({ owners, staffIds, personId, exceptId, terminalId }: Readers) =>
  raw(sql<{ person_id: string }>`
    select m.person_id from member m
    where m.business_id = ${tenantId} and not m.suspended and m.person_id is distinct from ${exceptId}::uuid
      and (m.person_id = ${personId}::uuid or (${owners}::boolean and m.access = 'owner')
        or exists (select from staff s where s.business_id = ${tenantId} and s.person_id = m.person_id
          and s.id = any(${staffIds}::uuid[])))
      and (m.pos_ids = '{}' or m.access = 'owner' or m.person_id = ${personId}::uuid
        or exists (select from terminal t where t.business_id = ${tenantId} and t.id = ${terminalId}::uuid
          and t.pos_id = any(m.pos_ids)))`);

export const addReaders = (rows: readonly Insertable<NotificationReader>[]) =>
  q.insertInto("notification_reader").values([...rows]);

/** Removes some of the notifications from before a moment; those that another transaction removes are left to it. */
export const removeOld = (before: Date) =>
  raw(sql`
    delete from notification where business_id = ${tenantId} and id in (
      select n.id from notification n where n.business_id = ${tenantId} and n.created_dt < ${before}
      order by n.created_dt limit 20 for update skip locked)`);

type Filters = FiltersOf<typeof notifications.list>;
const fits = filtersOf<Filters>({
  readed: (readed) => sql`(notification_reader.read_dt is not null) = ${readed}`,
  language: noCondition,
});

const toldTo = (personId: string) =>
  q
    .selectFrom("notification_reader")
    .innerJoin("notification", (join) => onRefInTenant(join, "notification.id", "notification_reader.notification_id"))
    .select(["notification.id", "notification.event", "notification.facts", "notification.created_dt"])
    .select(["notification.entity_type", "notification.entity_id", "notification_reader.read_dt"])
    .where(inTenant("notification_reader"))
    .where("notification_reader.person_id", "=", personId);

/** What a person has been told, the newest first; ties by id. */
export const listOfPerson = (personId: string, filters: Filters) =>
  toldTo(personId).where(fits(filters)).orderBy("notification.created_dt", "desc").orderBy("notification.id", "desc");

/** One thing that a person has been told. */
export const getOfPerson = (personId: string, id: string) => toldTo(personId).where("notification.id", "=", id);

/** Marks what a person has been told as read: some of it, or all. */
export const markRead = (personId: string, ids: readonly string[] | undefined, now: Date) =>
  q
    .updateTable("notification_reader")
    .set({ read_dt: now })
    .where(inTenant())
    .where("person_id", "=", personId)
    .where("read_dt", "is", null)
    .$if(ids !== undefined, (rows) => rows.where("notification_id", "=", sql<string>`any(${ids ?? []}::uuid[])`));

/** How much a person has not read, up to a hundred. */
export const countUnread = (personId: string) =>
  raw(sql<{ unread: number }>`
    select count(*)::int as unread from (
      select from notification_reader r
      where r.business_id = ${tenantId} and r.person_id = ${personId} and r.read_dt is null limit 100) as found`);

/** The language of a person. */
export const getLanguage = (personId: string) => q.selectFrom("person").select("language").where("id", "=", personId);

/**
 * What needs attention: a service whose last message failed, differences in the latest ledger check, and how many messages of customers nobody has
 * read, up to a hundred. And whether fiscal devices are used.
 */
export const getTroubles = () =>
  raw(sql<{ provider_failing: boolean; ledger_difference: boolean; messages_unread: number; fiscal_used: boolean }>`
    select exists (select from terminal_device d where d.business_id = ${tenantId} and d.device = 'checkbox' and d.active)
        or exists (select from fiscal_receipt f where f.business_id = ${tenantId}) as fiscal_used,
      (select count(*)::int from (select from message g
        where g.business_id = ${tenantId} and g.incoming and g.read_dt is null limit 100) as found) as messages_unread, exists (select from message_provider p where p.business_id = ${tenantId} and p.active
        and p.last_problem = any(${SERVICE_PROBLEMS}::text[]) and (p.last_sent_dt is null or p.last_sent_dt < p.last_failed_dt)) as provider_failing,
      coalesce((select l.gaps_count > 0 from ledger_proof l where l.business_id = ${tenantId}
        order by l.business_date desc limit 1), false) as ledger_difference`);
