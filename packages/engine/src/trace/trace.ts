import type { Rejection, TraceSource, TraceStep } from "@patron/contract/enums";

/** The entity behind an entry, by id and version, so a reader can find the version that applied. */
export type Source = { kind: TraceSource; id: string | null; version: number | null; title: string | null };

/**
 * One step of a calculation. Amounts are decimal strings: unit prices with 4 decimals in the price steps, money elsewhere, account units
 * for charges to special accounts. `change` is what was added to `before` to get `after`.
 */
export type TraceEntry = {
  step: TraceStep;
  line: string | null;
  source: Source | null;
  before: string | null;
  change: string | null;
  after: string | null;
  /** Further values for the step's message. */
  params: Readonly<Record<string, string>>;
};

/** A candidate that had no effect, and the first condition that failed or what beat it. */
export type RejectedCandidate = {
  source: Source;
  line: string | null;
  reason: Rejection;
  details: Readonly<Record<string, string>>;
};

/** Explains every number of a check, in order of calculation. Plain data, independent of language. */
export type Trace = { entries: TraceEntry[]; rejected: RejectedCandidate[] };

/** An entry with optional parts. */
export type TraceNote = Pick<TraceEntry, "step"> & Partial<Omit<TraceEntry, "step">>;

/** An empty trace. */
export function emptyTrace(): Trace {
  return { entries: [], rejected: [] };
}

/** Shared, because a trace is not modified afterwards. */
const nothing: Readonly<Record<string, string>> = {};

/** Appends an entry. Absent parts become null at their position, so equal inputs give equal bytes. */
export function note(trace: Trace, entry: TraceNote): void {
  const { step, line = null, source = null, before = null, change = null, after = null, params = nothing } = entry;
  trace.entries.push({ step, line, source, before, change, after, params });
}

/** Appends a candidate that had no effect. */
export function reject(
  trace: Trace,
  candidate: { source: Source; line?: string; reason: Rejection; details?: Readonly<Record<string, string>> },
): void {
  const { source, line = null, reason, details = nothing } = candidate;
  trace.rejected.push({ source, line, reason, details });
}

/** The source of anything with an id, and optionally a version and a title. */
export function sourceOf(
  kind: TraceSource,
  entity: { id?: string | null; version?: number | null; title?: string | null },
): Source {
  return { kind, id: entity.id ?? null, version: entity.version ?? null, title: entity.title ?? null };
}

/** Appends everything of another trace. */
export function append(trace: Trace, more: Trace): void {
  // One by one: as arguments of one call, entries of a very large check would overflow the stack.
  for (const entry of more.entries) trace.entries.push(entry);
  for (const candidate of more.rejected) trace.rejected.push(candidate);
}
