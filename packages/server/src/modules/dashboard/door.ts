export { rebuildRollups } from "./rebuild.ts";
