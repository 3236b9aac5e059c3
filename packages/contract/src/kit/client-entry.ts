// The kit's entry for the browser: it must not import the schema library, directly or indirectly.
export type { AnyCall, BodyOf, ExportsOf, FiltersOf, PageQuery, PathOf, ReplyOf, RequestOf, Upload } from "./call.ts";
export * from "./client.ts";
export * from "./exports.ts";
export * from "./failure.ts";
export type { FailureCode, FieldError, Problem } from "./failures.ts";
export * from "./rules.ts";
