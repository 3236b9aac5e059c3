import type { AnyCall, RequestOf, RouteTo } from "@patron/contract/client";
import { request } from "#kit/call/client.ts";
import type { Option } from "#ui/fields/option.tsx";
import type { Icon } from "#ui/icon.ts";

interface BulkChoice {
  label: string;
  options: readonly Option[];
}

/** An action on many rows, with one call for each. */
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
}

interface BulkRequest<C extends AnyCall, Row> extends Omit<BulkAction<Row>, "needs" | "run"> {
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
