export { openingOf } from "./hours.ts";
export { getPos, lockPos } from "./queries.ts";
export { type PosRow, shownLinks, toHours } from "./views.ts";
