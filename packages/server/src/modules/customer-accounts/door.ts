export { holderExport } from "./holder-export.ts";
export { readHolderFilter, readHolders } from "./holders.ts";
export { setCustomers } from "./set.ts";
