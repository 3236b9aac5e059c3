import type { Rejection, TraceSource, TraceStep } from "@patron/contract/enums";

/** The thing behind an entry, by id and version, so that the reader of a trace finds what was in force then. */
export type Source = { kind: TraceSource; id: string | null; version: number | null; title: string | null };

/**
 * One step of a calculation. Amounts are decimal strings: unit prices with 4 decimals in the price steps, money elsewhere,
 * account units for charges to special accounts. `change` is what was added to `before` to make `after`.
 */
export type TraceEntry = {
  step: TraceStep;
  line: string | null;
  source: Source | null;
  before: string | null;
  change: string | null;
  after: string | null;
  /** What the wording of the step needs besides. */
  params: Readonly<Record<string, string>>;
};

/** A candidate that did not act, and the first condition that failed or what beat it. */
export type RejectedCandidate = {
  source: Source;
  line: string | null;
  reason: Rejection;
  details: Readonly<Record<string, string>>;
};

/** Why every number of a check is that number, in the order in which it became so. Plain data, no words of any language. */
export type Trace = { entries: TraceEntry[]; rejected: RejectedCandidate[] };

/** What an entry may leave out. */
export type TraceNote = Pick<TraceEntry, "step"> & Partial<Omit<TraceEntry, "step">>;

/** A trace with nothing in it yet. */
export function emptyTrace(): Trace {
  return { entries: [], rejected: [] };
}

/** Shared by all that need none: a trace is read, not written to. */
const nothing: Readonly<Record<string, string>> = {};

/** Appends an entry. Absent parts become null and keep their place, so that equal inputs give equal bytes. */
export function note(trace: Trace, entry: TraceNote): void {
  const { step, line = null, source = null, before = null, change = null, after = null, params = nothing } = entry;
  trace.entries.push({ step, line, source, before, change, after, params });
}

/** Appends a candidate that did not act. */
export function reject(
  trace: Trace,
  candidate: { source: Source; line?: string; reason: Rejection; details?: Readonly<Record<string, string>> },
): void {
  const { source, line = null, reason, details = nothing } = candidate;
  trace.rejected.push({ source, line, reason, details });
}

/** The source of anything that has an id, and perhaps a version and a title. */
export function sourceOf(
  kind: TraceSource,
  entity: { id?: string | null; version?: number | null; title?: string | null },
): Source {
  return { kind, id: entity.id ?? null, version: entity.version ?? null, title: entity.title ?? null };
}

/** Appends everything of another trace. */
export function append(trace: Trace, more: Trace): void {
  // One by one: as arguments of one call, those of a very large check would not fit on the stack.
  for (const entry of more.entries) trace.entries.push(entry);
  for (const candidate of more.rejected) trace.rejected.push(candidate);
}
