import type { AnyCall, ReplyOf, RequestOf, RouteTo } from "@patron/contract/client";
import { request } from "#kit/call/client.ts";
import type { Option } from "#ui/fields/option.tsx";
import type { Icon } from "#ui/icon.ts";
import type { RefusedRows } from "./bulk-runs.ts";

interface BulkChoice {
  label: string;
  options: readonly Option[];
}

/** An action on many rows, with one call for each, or for a batch of them. */
export interface BulkAction<Row> {
  id: string;
  label: string;
  icon: Icon;
  /** Whether it removes something: confirmed in red. */
  danger?: boolean;
  /** The action is offered to users who may make this call. */
  needs: RouteTo;
  /** Describes the change for a number of rows. */
  does: (count: number) => string;
  /** What is lost for good. */
  lost?: string;
  /** Returns why a row is skipped; null when it is not. */
  skips?: (row: Row) => string | null;
  /** A choice to make first. */
  choice?: BulkChoice;
  /** A second choice, which is passed after the first one and a space. */
  secondChoice?: BulkChoice;
  /** A number to enter first, as a plain decimal; passed instead of a choice. */
  entry?: { label: string; digits: number; suffix?: string };
  /** Runs the action on one row. The same key is the same attempt. */
  run: (row: Row, choice: string, key: string) => Promise<unknown>;
  /** Runs it on up to so many rows in one call instead, which tells which of them it refuses. */
  batch?: { most: number; run: (rows: readonly Row[], choice: string, key: string) => Promise<RefusedRows> };
}

interface BulkRequest<C extends AnyCall, Row> extends Omit<BulkAction<Row>, "needs" | "run" | "batch"> {
  requested: (row: Row, choice: string) => RequestOf<C>;
  /** Whether the change depends on the row as it was shown: refused when somebody has changed it since. */
  guarded?: boolean;
}

/** An action that a screen of its own does for all selected rows at once; offered for rows that were picked one by one. */
export interface OpeningAction<Row> extends Pick<BulkAction<Row>, "id" | "label" | "icon" | "danger" | "needs"> {
  /** The address of the screen for these rows. */
  opens: (rows: readonly Row[]) => string;
}
export type ListAction<Row> = BulkAction<Row> | OpeningAction<Row>;

/** Creates an action that makes this call for each row, with an idempotency key of its own. */
export function bulkAction<C extends AnyCall, Row extends { id: string; version?: number }>(
  route: RouteTo<C>,
  { requested, guarded, ...action }: BulkRequest<C, Row>,
): BulkAction<Row> {
  return {
    ...action,
    needs: route,
    run: (row, choice, idempotencyKey) =>
      request(route, requested(row, choice), {
        idempotencyKey,
        ...(guarded && row.version !== undefined ? { version: row.version } : {}),
      }),
  };
}

interface BatchRequest<C extends AnyCall, Row> extends Omit<BulkAction<Row>, "needs" | "run" | "batch"> {
  most: number;
  requested: (rows: readonly Row[], choice: string) => RequestOf<C>;
  /** The rows that the response refuses. */
  refused: (reply: ReplyOf<C>) => RefusedRows;
}

/** Creates an action that makes this call for batches of rows, each with an idempotency key of its own. */
export function batchAction<C extends AnyCall, Row extends { id: string }>(
  route: RouteTo<C>,
  { most, requested, refused, ...action }: BatchRequest<C, Row>,
): BulkAction<Row> {
  const run = async (rows: readonly Row[], choice: string, idempotencyKey: string) =>
    refused(await request(route, requested(rows, choice), { idempotencyKey }));
  return { ...action, needs: route, run: (row, choice, key) => run([row], choice, key), batch: { most, run } };
}
