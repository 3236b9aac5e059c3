export { type Application, applicationOf, stricter } from "./application.ts";
export { readBeacon } from "./beacon.ts";
export { changeDevice } from "./devices/change.ts";
export { getDevice } from "./devices/queries.ts";
export type { Row as DeviceRow } from "./devices/settings.ts";
export { record as terminalRecord } from "./record.ts";
export { noteStatus } from "./statuses.ts";
