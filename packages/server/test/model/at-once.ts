import { randomUUID } from "node:crypto";
import { isDeepStrictEqual } from "node:util";
import { expect } from "vitest";
import { answered, type Books, type Outcome, type Pointed } from "./books.ts";
import { type Counter, outcomeOf, remember, send, type Wired, wireOf } from "./counter.ts";

/** What came of one attempt of an asking. */
export interface Seen {
  request: Pointed;
  serial: number;
  outcome: Outcome;
}

/** Sends an asking once, or twice at the same time with the same key; tells each attempt that was decided on. */
export async function attempt(counter: Counter, request: Wired, serial: number, times: number): Promise<Seen[]> {
  const wire = { ...wireOf(counter, request), key: randomUUID() };
  const answers = await Promise.all(Array.from({ length: times }, () => send(counter, wire)));
  const [done, ...again] = answers.filter(({ status }) => status === 200);
  for (const other of again) expect(other.body).toEqual(done?.body);
  const refused = answers.filter(({ status }) => status !== 200).map((answer) => outcomeOf(answer, wire));
  const seen = refused.filter((outcome) => !isRunning(outcome)).map((outcome) => ({ request, serial, outcome }));
  return done ? [...seen, { request, serial, outcome: remember(counter, serial, wire, done) }] : seen;
}

/** The other attempt with the same key has not ended: this one was not decided on. */
function isRunning(outcome: Outcome): boolean {
  return "code" in outcome && outcome.code === "request.running";
}

/** The books that every order leaves in which the model says of each attempt what was seen of it. */
export function explained(books: Books, seen: readonly Seen[]): Books[] {
  if (seen.length === 0) return [books];
  return seen.flatMap(({ request, serial, outcome }, index) => {
    const next = answered(books, request, serial);
    return isDeepStrictEqual(next.outcome, outcome) ? explained(next.books, seen.toSpliced(index, 1)) : [];
  });
}
