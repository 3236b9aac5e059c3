import { type DBSchema, type IDBPDatabase, openDB } from "idb";
import type { Till } from "../till-facts.ts";
import type { Catalogue, KeptCart, OfflineSale, Series } from "./shapes.ts";

/** What this browser keeps for its tills, beyond the tab. Keys begin with the id of the terminal. */
interface Stored extends DBSchema {
  /** The tills that are open here, and their tokens. */
  tills: { key: string; value: Till };
  /** The last answers of reading calls, by terminal and call. */
  answers: { key: [string, string]; value: unknown };
  catalogues: { key: string; value: Catalogue };
  series: { key: string; value: Series };
  sales: {
    key: [terminalId: string, seriesId: string, number: number];
    value: OfflineSale;
    indexes: { transaction: string };
  };
  /** Carts that are not paid yet, one for each tab that has a till open. */
  carts: { key: [terminalId: string, place: string]; value: KeptCart };
}

let opening: Promise<IDBPDatabase<Stored>> | undefined;

/** The database of this browser. Rejected where the browser stores nothing, as some do in private windows. */
export function store(): Promise<IDBPDatabase<Stored>> {
  opening ??= openDB<Stored>("patron.till", 2, {
    upgrade(database, before) {
      if (before < 1) {
        for (const name of ["tills", "answers", "catalogues", "series"] as const) database.createObjectStore(name);
        database.createObjectStore("sales").createIndex("transaction", "body.transaction_id", { unique: true });
      }
      database.createObjectStore("carts");
    },
    // A newer version of the app in another tab: what it has to change waits for this connection.
    blocking(_, __, { target }) {
      (target as IDBDatabase).close(); // The event of a database.
      forget();
    },
    terminated: forget,
  }).catch((error: unknown) => {
    forget();
    throw error;
  });
  return opening;
}

function forget(): void {
  opening = undefined;
}
