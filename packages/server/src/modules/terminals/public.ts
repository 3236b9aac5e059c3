export { type Application, applicationOf, stricter } from "./application.ts";
export { readBeacon } from "./beacon.ts";
export { changeDevice } from "./devices/change.ts";
export { getDevice } from "./devices/queries.ts";
export { type Row as DeviceRow, stripeOf } from "./devices/settings.ts";
export { openKey as stripeKeyOf } from "./devices/stripe.ts";
export { record as terminalRecord } from "./record.ts";
export { noteStatus } from "./statuses.ts";
