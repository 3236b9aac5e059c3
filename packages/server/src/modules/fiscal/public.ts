export { registerReturn, registerSale, registerShiftEnd } from "./outbox.ts";
export { listReceiptsOf } from "./queries.ts";
