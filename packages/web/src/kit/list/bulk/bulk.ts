import type { AnyCall, RequestOf, RouteTo } from "@patron/contract/client";
import { request } from "#kit/call/client.ts";
import type { Option } from "#ui/fields/option.tsx";
import type { Icon } from "#ui/icon.ts";

/** Something that can be done to many rows, one call for each. */
export interface BulkAction<Row> {
  id: string;
  label: string;
  icon: Icon;
  /** It takes something away: asked about in red. */
  danger?: boolean;
  /** Who may make this call is offered the action. */
  needs: RouteTo;
  /** What changes, in words, for so many rows. */
  does: (count: number) => string;
  /** What is lost for good. */
  lost?: string;
  /** Why a row is left out; null when it is not. */
  skips?: (row: Row) => string | null;
  /** What has to be chosen first. */
  choice?: { label: string; options: readonly Option[] };
  /** Or a number that has to be written first, as a plain decimal; handed over in place of a choice. */
  entry?: { label: string; digits: number; suffix?: string };
  /** Does it to one row. The same key is the same attempt. */
  run: (row: Row, choice: string, key: string) => Promise<unknown>;
}

interface BulkRequest<C extends AnyCall, Row> extends Omit<BulkAction<Row>, "needs" | "run"> {
  requested: (row: Row, choice: string) => RequestOf<C>;
  /** What is written depends on the row as it was seen: refused when somebody has changed it since. */
  guarded?: boolean;
}

/** An action that makes this call for each row, with an idempotency key of its own. */
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
