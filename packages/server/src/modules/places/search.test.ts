import fc from "fast-check";
import { sql } from "kysely";
import { beforeAll, expect, test } from "vitest";
import { connected } from "#kit/database/connection.ts";
import { raw } from "#kit/database/rows.ts";
import { inTransaction } from "#kit/http/transaction.ts";
import { Tenant } from "#kit/tenant.ts";
import { ownDatabase } from "../../../test/own-database.ts";
import { startTestServer } from "../../../test/server.ts";
import { world } from "../../../test/world.ts";
import { listPlaces, type Point } from "./queries.ts";

const address = await ownDatabase();
const server = await startTestServer({}, address);
const reading = <T>(work: (tenant: Tenant) => Promise<T>) =>
  inTransaction(server.pool, "read only", (client) => work(new Tenant(client)));

/** Places of a city, many of them in the same buildings, of every state, some without coordinates. */
beforeAll(async () => {
  const { businessId } = await world(server);
  await connected(address.owner, async (client) => {
    await client.query(
      `insert into place (pos_id, business_id, business_title, loyalty_id, state, requested_dt, active, programme_active,
         title, words, programme_words, latitude, longitude, body, programme)
       select gen_random_uuid(), $1, 'Business', gen_random_uuid(), (array['allowed', 'allowed', 'allowed', 'requested', 'rejected'])[1 + g % 5],
         now(), g % 11 <> 0, g % 13 <> 0, (array['Café', 'кав''ярня', 'SHOP', 'Бензин'])[1 + g % 4],
         (array['Café 100%', 'кав''ярня_Київ', 'SHOP \\ Ost', 'Бензин ЛЬВІВ'])[1 + g % 4] || ' ' || g, (array['Kalyna', 'Straße'])[1 + g % 2],
         case when g % 17 <> 0 then 50400000 + (g % 23) * 4001 end, case when g % 19 <> 0 then 30500000 + (g % 29) * 7001 end, '{}', '{}'
       from generate_series(1, 1500) g`,
      [businessId],
    );
    await client.query("vacuum analyze place");
  });
});

/** The same places as they were found before there were indexes: each row is read, and its distance computed. */
const everyRow = (search: string, point: Point | undefined) => {
  const words = search.split(/\s+/).filter(Boolean);
  const text = sql`lower(concat_ws(' ', words, programme_words))`;
  const each = words.map((word) =>
    /^[\p{L}\p{N}]{1,2}$/u.test(word)
      ? sql`exists (select from regexp_split_to_table(${text}, '[^[:alnum:]]+') as one where starts_with(one, lower(${word})))`
      : sql`position(lower(${word}) in ${text}) > 0`,
  );
  const [north, east] = [point?.latitude ?? 0n, point?.longitude ?? 0n];
  const metres = sql`12742000 * asin(least(1, sqrt(power(sin(radians((latitude - ${north})::float8 / 1000000) / 2), 2)
    + cos(radians(latitude::float8 / 1000000)) * cos(radians(${north}::float8 / 1000000))
      * power(sin(radians((longitude - ${east})::float8 / 1000000) / 2), 2))))`;
  const distance = point
    ? sql`case when latitude is not null and longitude is not null then ${metres} end`
    : sql`null::float8`;
  return raw(sql<{ pos_id: string }>`
    select pos_id from place where state = 'allowed' and active and programme_active
      and ${each.length > 0 ? sql.join(each, sql` and `) : sql`true`}
    order by ${distance} nulls last, lower(title), pos_id limit 60 offset 7`);
};

test("a search finds through its indexes what reading every place finds, in the same order", async () => {
  const word = fc.constantFrom(
    "каф",
    "CAFÉ",
    "é",
    "100%",
    "%",
    "_",
    "\\",
    "київ",
    "П",
    "1",
    "12",
    "ка",
    "ЯР",
    "o",
    "Éx",
    "1_",
    "straße",
    "kal",
    "львів",
    "qq",
  );
  const search = fc.array(word, { maxLength: 3 }).map((words) => words.join(" "));
  const millionths = (least: number, most: number) => fc.integer({ min: least, max: most }).map(BigInt);
  const point = fc.option(
    fc.record({ latitude: millionths(50300000, 50600000), longitude: millionths(30400000, 30800000) }),
    {
      nil: undefined,
    },
  );
  await fc.assert(
    fc.asyncProperty(search, point, async (text, at) => {
      const [found, expected] = await reading((tenant) =>
        Promise.all([tenant.many(listPlaces(text, at).limit(60).offset(7)), tenant.many(everyRow(text, at))]),
      );
      expect(found.map(({ pos_id }) => pos_id)).toEqual(expected.map(({ pos_id }) => pos_id));
    }),
    { numRuns: 150 },
  );
});

test.each([
  ["by name", undefined, undefined, "place_by_name"],
  ["by words", "12345 київ", undefined, "place_by_words"],
  ["by two letters", "щю", undefined, "place_by_starts"],
  ["by one letter and a word", "1 київ", undefined, "place_by_"],
  ["by nearness", undefined, { latitude: 50450001n, longitude: 30523333n }, "place_by_point"],
])("a search %s reads its index", async (_, search, point, index) => {
  const query = listPlaces(search, point).limit(20).compile();
  const plan = await connected(address.owner, async (client) => {
    await client.query("set enable_seqscan = off");
    return (await client.query(`explain ${query.sql}`, [...query.parameters])).rows;
  });
  expect(JSON.stringify(plan)).toContain(index);
});

test.each([
  // "кав'ярня_Київ": the beginnings of its words, whatever is before them.
  ["ка", "яр", true],
  ["КИ", "s", true],
  ["вн", "", false],
  ["аб", "", false],
])("%s and %s are looked for at the beginning of words", async (first, second, isFound) => {
  const found = await reading((tenant) => tenant.many(listPlaces(`${first} ${second}`, undefined).limit(2000)));
  expect(found.length > 0).toBe(isFound);
  for (const { words } of found) expect(words).toMatch(/^кав'ярня_Київ/);
});
