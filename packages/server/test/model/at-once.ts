import { randomUUID } from "node:crypto";
import { isDeepStrictEqual } from "node:util";
import { expect } from "vitest";
import { answered, type Books, type Outcome, type Pointed } from "./books.ts";
import { type Counter, outcomeOf, remember, send, type Wired, wireOf } from "./counter.ts";

/** The outcome of one attempt of a request. */
export interface Seen {
  request: Pointed;
  serial: number;
  outcome: Outcome;
}

/** Sends a request once, or twice concurrently with the same key; returns each attempt that was decided. */
export async function attempt(counter: Counter, request: Wired, serial: number, times: number): Promise<Seen[]> {
  const wire = { ...wireOf(counter, request), key: randomUUID() };
  const answers = await Promise.all(Array.from({ length: times }, () => send(counter, wire)));
  const [done, ...again] = answers.filter(({ status }) => status === 200);
  for (const other of again) expect(other.body).toEqual(done?.body);
  const refused = answers.filter(({ status }) => status !== 200).map((answer) => outcomeOf(answer, wire));
  const seen = refused.filter((outcome) => !isRunning(outcome)).map((outcome) => ({ request, serial, outcome }));
  return done ? [...seen, { request, serial, outcome: remember(counter, serial, wire, done) }] : seen;
}

/** The other attempt with the same key has not ended, so this one was not decided. */
function isRunning(outcome: Outcome): boolean {
  return "code" in outcome && outcome.code === "request.running";
}

/** The books after every order in which the model explains the outcome of each attempt. */
export function possibleStates(books: Books, seen: readonly Seen[]): Books[] {
  if (seen.length === 0) return [books];
  return seen.flatMap(({ request, serial, outcome }, index) => {
    const next = answered(books, request, serial);
    return isDeepStrictEqual(next.outcome, outcome) ? possibleStates(next.books, seen.toSpliced(index, 1)) : [];
  });
}
