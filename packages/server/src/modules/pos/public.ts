export { listPos } from "./queries.ts";
export { toPos } from "./views.ts";
