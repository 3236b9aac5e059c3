import { inject } from "vitest";
import { connected } from "../../src/kit/database/connection.ts";
import { exceptions } from "./exceptions.ts";
import type { SentOn } from "./sent-on.ts";

/** The number of a shard's place in the one colocation group, by its number. Copied tables have none. */
const places = new Map<number, number>();

/** Reads where the shards of the run's database are. */
export async function learnPlaces(): Promise<void> {
  const { rows } = await connected(inject("database").owner, (client) =>
    client.query<{ id: string; place: string }>(
      "select shardid as id, shardminvalue::bigint as place from pg_dist_shard where shardminvalue is not null",
    ),
  );
  for (const { id, place } of rows) places.set(Number(id), Number(place));
}

/** Statements of one transaction that went to several shards, or whose parts were collected at the coordinator first. */
export function scattered(sent: SentOn[]): string[] {
  const found = new Set<string>();
  const byStatement = new Map<string, Set<number>>();
  for (const { transaction, text, shards } of sent) {
    if (exceptions.some(({ statement }) => statement.test(text))) continue;
    if (/read_intermediate_result/.test(text)) found.add(`in parts: ${text}`);
    const key = `${transaction}\n${text}`;
    const reached = byStatement.get(key) ?? new Set();
    for (const shard of shards) {
      const place = places.get(shard);
      if (place !== undefined) reached.add(place);
    }
    byStatement.set(key, reached);
    if (reached.size > 1) found.add(`to several shards: ${text}`);
  }
  return [...found];
}
