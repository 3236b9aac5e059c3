import pg from "pg";

// Counts at the driver what a call costs: the statements that it sends, and how often it waits for the database before it can send more.

/** What one connection was used for. */
interface Use {
  statements: string[];
  roundTrips: number;
  /** Something has arrived since the last statement was sent. */
  answered: boolean;
}

const { query } = pg.Client.prototype;
let uses: Map<pg.Client, Use> | undefined;

pg.Client.prototype.query = function counted(this: pg.Client, ...args: unknown[]) {
  const result = Reflect.apply(query, this, args) as Promise<unknown> | undefined; // The server never passes a callback.
  const counting = uses;
  if (!counting || !(result instanceof Promise)) return result;
  const [what] = args;
  const text = typeof what === "string" ? what : String((what as { text?: unknown }).text); // A query in one of the driver's forms.
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

/** Runs work and returns the round trips and the statements of its transactions. Other connections, such as those of jobs, do not count. */
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
  const own = [...counting.values()].filter(({ statements }) => /^(commit; )?begin read/.test(statements[0] ?? ""));
  return {
    roundTrips: own.reduce((sum, one) => sum + one.roundTrips, 0),
    statements: own.flatMap((one) => one.statements),
  };
}
