import { type RawBuilder, sql } from "kysely";
import { inTenant, q } from "#kit/database/rows.ts";
import { wordsOf } from "#kit/search.ts";

/** What the directory has of a point of sale. */
export interface PlaceFacts {
  active: boolean;
  title: string;
  words: string;
  latitude: bigint | null;
  longitude: bigint | null;
  body: string;
}
/** What it has of its programme. */
export interface ProgrammeFacts {
  loyalty_id: string;
  programme_active: boolean;
  programme_words: string;
  programme: string;
}
/** What was requested and decided. */
interface Listing {
  state: "requested" | "rejected" | "allowed";
  requested_dt: Date;
  reason: string | null;
}
/** Degrees in millionths. */
export interface Point {
  latitude: bigint;
  longitude: bigint;
}

/** Adds a requested point of sale, or requests it again; changes nothing where another business has one with its id. */
export const savePlace = (
  row: { pos_id: string; business_id: string; business_title: string; requested_dt: Date } & PlaceFacts &
    ProgrammeFacts,
) =>
  q
    .insertInto("place")
    .values({ ...row, state: "requested", reason: null })
    .onConflict((at) =>
      at
        .column("pos_id")
        .doUpdateSet({ ...row, state: "requested", reason: null })
        .whereRef("place.business_id", "=", "excluded.business_id"),
    );

/** Writes what the point of sale and its programme are now; nothing for one that has no listing. */
export const updatePlace = (posId: string, facts: PlaceFacts & ProgrammeFacts) =>
  q.updateTable("place").set(facts).where(inTenant()).where("pos_id", "=", posId);

export const updateProgrammeOfPlaces = (facts: ProgrammeFacts) =>
  q.updateTable("place").set(facts).where(inTenant()).where("loyalty_id", "=", facts.loyalty_id);

export const decidePlace = (posId: string, decision: Pick<Listing, "state" | "reason">) =>
  q.updateTable("place").set(decision).where(inTenant()).where("pos_id", "=", posId);

export const endPlace = (posId: string) => q.deleteFrom("place").where(inTenant()).where("pos_id", "=", posId);

/** A point of sale with a requested or decided listing, of any business. */
export const getPlace = (posId: string) => rows().where("place.pos_id", "=", posId);

const rows = (point?: Point) => q.selectFrom("place").selectAll("place").select(distanceFrom(point).as("distance_m"));

/** Metres along the surface of the earth, whose mean diameter is 12 742 km; null without a point or coordinates. */
function distanceFrom(point: Point | undefined): RawBuilder<number | null> {
  if (!point) return sql<null>`null::double precision`;
  const degrees = (value: RawBuilder<unknown> | bigint) => sql`radians((${value})::double precision / 1000000)`;
  const [north, east] = [sql.ref("place.latitude"), sql.ref("place.longitude")];
  const half = (one: RawBuilder<unknown>, other: bigint) =>
    sql`power(sin((${degrees(one)} - ${degrees(other)}) / 2), 2)`;
  const chord = sql`sqrt(${half(north, point.latitude)}
    + cos(${degrees(north)}) * cos(${degrees(point.latitude)}) * ${half(east, point.longitude)})`;
  // LEAST leaves out what is null.
  return sql<number | null>`case when ${north} is not null and ${east} is not null
    then round(12742000 * asin(least(1, ${chord}))) end`;
}

/** What visitors see, in the words of the indexes of migrations 0334 and 0347. */
const isShown = sql<boolean>`place.state = 'allowed' and place.active and place.programme_active`;

/** So short a word has no trigram, unless a word begins with it. */
const isShort = (word: string) => /^[\p{L}\p{N}]{1,2}$/u.test(word);

/** Whether a place or its programme has every word of a search, whatever its case; one of one or two letters at the beginning of a word. */
function hasWords(search: string | undefined): RawBuilder<boolean> {
  const each = wordsOf(search).map((word) =>
    isShort(word)
      ? sql`place.search_starts like lower(${`% ${word}%`})`
      : sql`place.search_text like lower(${`%${word.replaceAll(/[\\%_]/g, "\\$&")}%`})`,
  );
  return each.length > 0 ? sql<boolean>`(${sql.join(each, sql` and `)})` : sql<boolean>`true`;
}

/** The order of nearness, which the index of points has; those without coordinates are last. */
const nearnessTo = ({ latitude, longitude }: Point) =>
  sql`place.point <-> place_point(${latitude}::bigint, ${longitude}::bigint)`;

/** Listed places with every word of a search: the nearest to a point first and those without coordinates last, else by name; ties by id. */
export const listPlaces = (search: string | undefined, point: Point | undefined) =>
  rows(point)
    .where(isShown)
    .where(hasWords(search))
    .$if(point !== undefined, (query) => (point ? query.orderBy(nearnessTo(point)) : query))
    .orderBy(({ fn }) => fn("lower", ["place.title"]))
    .orderBy("place.pos_id");

/** Requested and decided listings of every business, the oldest request first; ties by id. */
export const listRequests = (state: Listing["state"] | undefined) =>
  rows()
    .$if(state !== undefined, (query) => query.where("place.state", "=", state ?? "requested"))
    .orderBy("place.requested_dt")
    .orderBy("place.pos_id");

/** No place at all, in the same columns. */
export const listNone = () => rows().where(sql<boolean>`false`);
