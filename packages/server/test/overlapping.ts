import pg from "pg";

// Whoever asks a connection something while it still answers something else needs a pipeline, and says so when opening it: pg 9 refuses
// everybody else. pg 8 warns once a process, and only when a third query comes along, so every test is told of the first one here.

/** What of the driver's client tells whether it is busy. */
interface Busy {
  pipeline: boolean;
  _activeQuery: unknown;
  _queryQueue: readonly unknown[];
}

const { query } = pg.Client.prototype;
const overlapping: string[] = [];

pg.Client.prototype.query = function watched(this: pg.Client & Busy, ...args: unknown[]) {
  if (!this.pipeline && (this._activeQuery || this._queryQueue.length > 0)) {
    const [what] = args;
    const text = typeof what === "string" ? what : String((what as { text?: unknown }).text); // A query in one of the driver's forms.
    const error = new Error(`Asked while another query was running, and not in a pipeline: ${text}`);
    overlapping.push(error.message);
    throw error;
  }
  return Reflect.apply(query, this, args);
} as typeof query; // The same forms.

/** What was asked too early since this was last asked. */
export function takeOverlapping(): string[] {
  return overlapping.splice(0);
}
