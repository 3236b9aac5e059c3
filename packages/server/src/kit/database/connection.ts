import pg from "pg";

/** Runs work on its own connection and always closes it. */
export async function connected<T>(config: pg.PoolConfig, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client(config);
  // A broken connection rejects the pending statement; the unhandled event would also end the process.
  client.on("error", () => {});
  await client.connect();
  try {
    return await work(client);
  } finally {
    // The result of the work counts; a connection that broke in the meantime needs no closing.
    await client.end().catch(() => {});
  }
}
