export { rebuildRollups } from "./rebuild.ts";
export { rowsOf } from "./span.ts";
