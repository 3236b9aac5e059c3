export { findClosedAt } from "./queries.ts";
