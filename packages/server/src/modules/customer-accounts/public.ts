export { holderExport } from "./holder-export.ts";
export { readHolderFilter, readHolders } from "./holders.ts";
export { readBriefs } from "./read.ts";
export { setCustomers } from "./set.ts";
