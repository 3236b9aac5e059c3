import pg from "pg";

// Counts at the driver what a call costs: the statements that it sends, and how often it waits for the database before it can send more.

/** What one connection was used for. */
interface Use {
  statements: string[];
  roundTrips: number;
  /** Something has arrived since the last statement was sent. */
  answered: boolean;
}

/** A connection counts from here: those of jobs never do, nor what a new connection to a machine of a cluster sends first. */
const begins = /^(commit; )?begin read/;

const { query } = pg.Client.prototype;
let uses: Map<pg.Client, Use> | undefined;

pg.Client.prototype.query = function counted(this: pg.Client, ...args: unknown[]) {
  const result = Reflect.apply(query, this, args) as Promise<unknown> | undefined; // The server never passes a callback.
  const counting = uses;
  if (!counting || !(result instanceof Promise)) return result;
  const [what] = args;
  const text = typeof what === "string" ? what : String((what as { text?: unknown }).text); // A query in one of the driver's forms.
  if (!counting.has(this) && !begins.test(text)) return result;
  // What has only read is committed at leisure.
  if (text === "commit" && !counting.get(this)?.statements[0]?.includes("read write")) return result;
  const use = counting.get(this) ?? { statements: [], roundTrips: 0, answered: true };
  counting.set(this, use);
  if (use.answered) use.roundTrips += 1;
  use.answered = false;
  use.statements.push(text);
  const arrived = () => {
    use.answered = true;
  };
  result.then(arrived, arrived);
  return result;
} as typeof query; // The same forms.

/** Runs work and returns the round trips and the statements of its transactions. */
export async function countRoundTrips(
  work: () => Promise<unknown>,
): Promise<{ roundTrips: number; statements: string[] }> {
  const counting = new Map<pg.Client, Use>();
  uses = counting;
  try {
    await work();
  } finally {
    uses = undefined;
  }
  const counted = [...counting.values()];
  return {
    roundTrips: counted.reduce((sum, one) => sum + one.roundTrips, 0),
    statements: counted.flatMap((one) => one.statements),
  };
}
