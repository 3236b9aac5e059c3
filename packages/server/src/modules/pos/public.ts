export { listPosOfLoyalty } from "./queries.ts";
export { toPos } from "./views.ts";
