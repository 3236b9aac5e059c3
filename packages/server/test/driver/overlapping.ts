import pg from "pg";

// A query on a connection that is still busy needs a pipeline, which must be enabled when opening it: pg 9 refuses it otherwise. pg 8 warns
// once per process, and only at the third query, so this reports the first one to every test.

/** The fields of the driver's client that show whether it is busy. */
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
    const error = new Error(`Sent while another query was running, and not in a pipeline: ${text}`);
    overlapping.push(error.message);
    throw error;
  }
  return Reflect.apply(query, this, args);
} as typeof query; // The same forms.

/** The overlapping queries since the last call. */
export function takeOverlapping(): string[] {
  return overlapping.splice(0);
}
