// The kit's entry for the browser: nothing behind it may reach the schema library.
export type { AnyCall, BodyOf, ExportsOf, FiltersOf, PageQuery, PathOf, ReplyOf, RequestOf, Upload } from "./call.ts";
export * from "./client.ts";
export * from "./exports.ts";
export * from "./failure.ts";
export type { FailureCode, FieldError, Problem } from "./failures.ts";
export * from "./rules.ts";
