export { adjustAccount, refillAccount, writeOffAccount } from "./by-hand.ts";
export { holderExport } from "./holder-export.ts";
export { readHolderFilter, readHolders } from "./holders.ts";
export { namedAccount } from "./named.ts";
export { readBriefs } from "./read.ts";
export { setCustomers } from "./set.ts";
