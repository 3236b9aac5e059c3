export { rebuildRollups } from "./rebuild.ts";
export { partsOf, rowsOf } from "./span.ts";
