export { openingOf } from "./hours.ts";
export { getPos, lockPos } from "./queries.ts";
export { type PosRow, toHours } from "./views.ts";
