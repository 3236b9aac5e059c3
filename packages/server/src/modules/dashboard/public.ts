export { inMonths, type Part } from "./period.ts";
export { rebuildRollups } from "./rebuild.ts";
export { partsOf, rowsOf } from "./span.ts";
