export { type Application, applicationOf, stricter } from "./application.ts";
export { readBeacon } from "./beacon.ts";
export { noteStatus } from "./statuses.ts";
