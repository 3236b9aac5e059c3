import pg from "pg";
import type { Logger } from "pino";
import { isQueryTimeout } from "../pool.ts";

/** The job library's statements are small; a longer wait means that the connection is silent. */
const queryMs = 30_000;
/** PostgreSQL's code for "cannot connect now": one of the few codes after which the library retries. */
const retryCode = "57P03";
/**
 * Errors passed to the library unchanged: those of the statement itself, which a retry does not fix (values, constraints, syntax,
 * permissions), and serialization failures, which it retries sooner.
 */
const permanentErrors = /^(0A|22|23|40|42)...$/;

/**
 * The connections of graphile-worker. It records that a job is done or failed without waiting, and retries that only after errors whose
 * codes it knows; any other error would end the whole process and leave the job locked for hours (0.18.0, `completeJob` in worker.js). So
 * every error that is not about the statement gets such a code here, because connections break in too many ways to list.
 */
export function openJobPool(config: pg.PoolConfig, log: Logger): pg.Pool {
  const pool = new pg.Pool({ ...config, query_timeout: queryMs });
  const broke = (error: Error) => {
    // Stopping the database right after us cuts connections that are still closing.
    if (!pool.ending) log.warn({ err: error }, "a job connection broke");
  };
  pool.on("error", broke);
  pool.on("connect", (client) => {
    // The library warns on every start unless checked-out connections have an error listener too.
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
      // The library returns a silent connection to the pool as healthy; one that is ending is not reused.
      if (isQueryTimeout(error)) void (client as unknown as pg.Client).end(); // A pool's client is one.
      return rethrow(error);
    });
  };
  client.query = retried as typeof client.query; // The same forms.
}

function rethrow(error: unknown): never {
  if (!(error instanceof Error) || ("code" in error && permanentErrors.test(String(error.code)))) throw error;
  throw Object.assign(new Error(error.message, { cause: error }), { code: retryCode });
}
