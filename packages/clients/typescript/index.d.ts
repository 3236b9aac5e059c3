import type { operations } from "./dist/schema.js";

export type * from "./dist/schema.js";

/** The name of an operation, as the API reference has it. */
export type Operation = keyof operations;

type Parameters<Name extends Operation> = operations[Name] extends { parameters: infer Given } ? Given : never;
type Part<Name extends Operation, Where extends string> =
  Parameters<Name> extends { [_ in Where]: infer Given }
    ? { [_ in Where]: Given }
    : Parameters<Name> extends { [_ in Where]?: infer Given }
      ? { [_ in Where]?: NonNullable<Given> }
      : unknown;
type Body<Name extends Operation> = operations[Name] extends {
  requestBody: { content: { "application/json": infer Sent } };
}
  ? { body: Sent }
  : operations[Name] extends { requestBody?: { content: { "application/json": infer Sent } } }
    ? { body?: Sent }
    : unknown;

/** What an operation is asked: the parameters of its path and query, and its body. */
export type RequestOf<Name extends Operation> = Part<Name, "path"> &
  Part<Name, "query"> &
  Body<Name> & {
    /** For what writes: repeated with the same key it takes effect once. Each call has a new one by itself. */
    idempotencyKey?: string;
    /** The version that a change is based on. */
    version?: number;
  };

/** What an operation answers. */
export type AnswerOf<Name extends Operation> = operations[Name] extends {
  responses: { 200: { content: { "application/json": infer Answer } } };
}
  ? Answer
  : unknown;

export interface Patron {
  /** Makes a call. Repeats it where the answer was lost; throws `Refused` where the server refuses. */
  call<Name extends Operation>(
    name: Name,
    ...request: Record<never, never> extends RequestOf<Name> ? [request?: RequestOf<Name>] : [request: RequestOf<Name>]
  ): Promise<AnswerOf<Name>>;
}

export interface PatronOptions {
  /** The address of the server, without `/api`. */
  url: string;
  /** The key of the business or of a till. */
  key: string;
  fetch?: typeof globalThis.fetch;
}
export function createPatron(options: PatronOptions): Patron;

/** What the server has refused. */
export class Refused extends Error {
  readonly status: number;
  readonly code: string;
  readonly title: string | undefined;
  readonly details: Readonly<Record<string, unknown>>;
  readonly errors: readonly { path: string; code: string; message: string }[];
  readonly requestId: string | undefined;
}
