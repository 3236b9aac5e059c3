import { useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import type { Search } from "#kit/address/address.ts";
import { invalidate } from "#kit/call/use-call.ts";
import { useListAddress } from "#kit/list/list-address.ts";
import type { Found, ListFace } from "#kit/list/list-face.ts";
import { nameOf } from "#kit/list/row-name.ts";
import { useAccess } from "#kit/session/access.ts";
import type { Selection } from "#ui/table/table-column.ts";
import type { BulkAction, ListAction } from "./bulk.ts";
import { confirmBulk } from "./bulk-preview.tsx";
import type { Task } from "./bulk-runs.ts";
import { startOwnRun } from "./own-work.ts";

interface Picked<Row> {
  /** The request of the list in which they were selected. */
  requested: string;
  rows: ReadonlyMap<string, Row>;
  /** Whether all found rows are selected, on all pages. */
  all: boolean;
}

/** The selection of a list and its actions. */
export interface Bulk<Row> {
  selection: Selection | undefined;
  actions: readonly ListAction<Row>[];
  count: number;
  /** How many rows are found, when more can be selected than are. */
  further: number | null;
  pickAll: () => void;
  clear: () => void;
  start: (action: ListAction<Row>) => void;
}

/** Selects rows of a list and runs actions on all of them. A different request of the list clears the selection. */
export function useBulk<Row extends { id: string }>(face: ListFace<Row>, found: Found<Row>): Bulk<Row> {
  const allowed = useAccess();
  const { search } = useListAddress();
  const navigate = useNavigate();
  const requested = requestOf(search);
  const none: Picked<Row> = { requested, rows: new Map(), all: false };
  const [selection, setPicked] = useState(none);
  const picked = selection.requested === requested ? selection : none;
  const actions = (face.bulk ?? []).filter((action) => allowed([action.needs]) && !("opens" in action && picked.all));
  const { shown = [], total = 0 } = found;
  const count = picked.all ? total : picked.rows.size;
  const clear = () => setPicked(none);
  const pick = (keys: ReadonlySet<string>) => {
    const known = new Map([...picked.rows, ...shown.map((row) => [row.id, row] as const)]);
    const rows = new Map([...keys].flatMap((key) => ofKey(known, key)));
    setPicked({ requested, rows, all: false });
  };
  const keys = picked.all ? new Set(shown.map(({ id }) => id)) : new Set(picked.rows.keys());
  return {
    selection: actions.length > 0 ? { keys, onChange: pick } : undefined,
    actions,
    count,
    further: !picked.all && count > 0 && count < total ? total : null,
    pickAll: () => setPicked({ requested, rows: new Map(), all: true }),
    clear,
    start: (action) =>
      "opens" in action
        ? void navigate({ to: action.opens([...picked.rows.values()]) })
        : void startBulk({ action, face, found, picked, count }).then((begun) => begun && clear()),
  };
}

/** Page and order do not change which rows are found. */
function requestOf({ page, count, sort, order, open, columns, view, ...requested }: Search): string {
  return JSON.stringify(requested);
}

function ofKey<Row>(rows: ReadonlyMap<string, Row>, key: string): [string, Row][] {
  const row = rows.get(key);
  return row === undefined ? [] : [[key, row]];
}

interface Start<Row extends { id: string }> {
  action: BulkAction<Row>;
  face: ListFace<Row>;
  found: Found<Row>;
  picked: Picked<Row>;
  count: number;
}

/** Shows what will change, and does it when the user agrees. */
async function startBulk<Row extends { id: string }>(start: Start<Row>): Promise<boolean> {
  const { action, face, found, picked, count } = start;
  // The list may have been reloaded since the selection.
  const fresh = new Map((found.atHand ?? found.shown ?? []).map((row) => [row.id, row]));
  const rows = [...picked.rows.values()].map((row) => fresh.get(row.id) ?? row);
  const known = picked.all ? (found.atHand ?? found.shown ?? []) : rows;
  const name = (row: Row) => nameOf(face.columns, row);
  const skipOf = (row: Row) => action.skips?.(row) ?? null;
  const sample = known.map((row) => ({ name: name(row), skip: skipOf(row) }));
  const agreed = await confirmBulk({ ...action, count, known: sample });
  if (!agreed) return false;
  const tasksOf = (some: readonly Row[]) => tasksIn(action, some, { name, skipOf, choice: agreed.choice });
  startOwnRun({
    label: action.label,
    total: count,
    async *rows(signal) {
      if (!picked.all) yield tasksOf(rows);
      else for await (const some of found.everyRow(signal)) yield tasksOf(some);
    },
    onEnd: () => void invalidate(action.needs).then(found.reload),
  });
  return true;
}

interface Tasks<Row> {
  name: (row: Row) => string;
  skipOf: (row: Row) => string | null;
  choice: string;
}

/** A task for each row, or for each batch of rows. */
function tasksIn<Row extends { id: string }>(
  { run, batch }: BulkAction<Row>,
  rows: readonly Row[],
  { name, skipOf, choice }: Tasks<Row>,
): Task[] {
  const single = (row: Row) => ({
    ...{ id: row.id, name: name(row), skip: skipOf(row) },
    run: (key: string) => run(row, choice, key),
  });
  if (!batch) return rows.map(single);
  const some = rows.filter((row) => skipOf(row) === null);
  const batches = Array.from({ length: Math.ceil(some.length / batch.most) }, (_, index) =>
    some.slice(index * batch.most, (index + 1) * batch.most),
  );
  return [
    ...rows.filter((row) => skipOf(row) !== null).map(single),
    ...batches.map((own) => ({
      ...{ id: own[0]?.id ?? "", name: "", skip: null },
      rows: own.map((row) => ({ id: row.id, name: name(row) })),
      run: (key: string) => batch.run(own, choice, key),
    })),
  ];
}
