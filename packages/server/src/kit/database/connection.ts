import pg from "pg";

/** Runs work on one connection of its own and closes it, whatever happens. */
export async function connected<T>(config: pg.PoolConfig, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client(config);
  // A connection that breaks rejects the statement that waits on it; the event as well would end the whole process.
  client.on("error", () => {});
  await client.connect();
  try {
    return await work(client);
  } finally {
    // What the work came to is told; a link that broke meanwhile has nothing left to close.
    await client.end().catch(() => {});
  }
}
