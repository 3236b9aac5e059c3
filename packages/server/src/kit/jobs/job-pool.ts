import pg from "pg";
import type { Logger } from "pino";
import { isQueryTimeout } from "../pool.ts";

/** What the job library asks is small; a longer wait means that the link went silent. */
const queryMs = 30_000;
/** "The database cannot take connections now", as PostgreSQL says it: one of the few codes after which the library asks again. */
const requestAgain = "57P03";
/**
 * What the library is told as it is: faults of the statement itself, which asking again does not mend (its values, a
 * constraint, its text, its rights), and lost races, which it repeats sooner.
 */
const permanentErrors = /^(0A|22|23|40|42)...$/;

/**
 * The connections of graphile-worker. It notes that a job is done, or failed, without waiting for the note, and repeats
 * the note only after errors whose codes it knows: any other one would end the whole process and leave the job locked for
 * hours (0.18.0, `completeJob` in worker.js). So every error that says nothing of the statement gets such a code here:
 * links break in more ways than can be listed.
 */
export function openJobPool(config: pg.PoolConfig, log: Logger): pg.Pool {
  const pool = new pg.Pool({ ...config, query_timeout: queryMs });
  const broke = (error: Error) => {
    // A database that is stopped right after us cuts what is still closing.
    if (!pool.ending) log.warn({ err: error }, "a job connection broke");
  };
  pool.on("error", broke);
  pool.on("connect", (client) => {
    // The library wants to hear breaks of checked-out connections too, or it warns on every start.
    client.on("error", broke);
    retryStatements(client);
  });
  const connect = pool.connect.bind(pool);
  type Callback = Parameters<typeof connect>[0];
  pool.connect = ((callback?: Callback) =>
    callback ? connect(callback) : connect().catch(rethrow)) as typeof pool.connect; // Both its forms.
  return pool;
}

function retryStatements(client: pg.PoolClient): void {
  const query = client.query.bind(client) as (...requested: unknown[]) => unknown; // One type for all its forms.
  const retried = (...requested: unknown[]) => {
    const answer = query(...requested);
    if (!(answer instanceof Promise)) return answer;
    return answer.catch((error: unknown) => {
      // The library gives a silent connection back as if it were well; one that is ending is not taken again.
      if (isQueryTimeout(error)) void (client as unknown as pg.Client).end(); // A pool's client is one.
      return rethrow(error);
    });
  };
  client.query = retried as typeof client.query; // The same forms.
}

function rethrow(error: unknown): never {
  if (!(error instanceof Error) || ("code" in error && permanentErrors.test(String(error.code)))) throw error;
  throw Object.assign(new Error(error.message, { cause: error }), { code: requestAgain });
}
