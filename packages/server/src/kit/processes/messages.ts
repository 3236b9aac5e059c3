import type { DatabaseAddress } from "../database/address.ts";
import type { RequestCount } from "../http/rate-limit.ts";

/** What a server needs to start. Plain data, because it may be sent to another process. */
export interface ServerStart {
  address: DatabaseAddress;
  webDist: string | undefined;
  port: number;
  host: string;
  dataDir: string;
}

/** What the primary process sends to a server process. */
export type ToProcess =
  | { type: "serve"; start: ServerStart; processes: number }
  /** Runs the background jobs from now on. */
  | { type: "run jobs" }
  /** Another process ended and may not have sent its last notifications. */
  | { type: "changes missed" }
  | { type: "counted"; address: string; count: RequestCount }
  | { type: "stop" };

/** What a server process sends to the primary. */
export type FromProcess =
  | { type: "ready"; url: string; isNew: boolean }
  | { type: "failed"; message: string; code: string | undefined }
  | { type: "count"; address: string };
