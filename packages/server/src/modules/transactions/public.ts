export { accountMinor, lineColumns, minor, totalColumns, totalNames } from "./amounts.ts";
export { maySeeMargins, readGrossMargin } from "./gross-margin.ts";
export { addPanelTransaction, addTransactionAccount } from "./queries.ts";
export { goodsOf, readCheck, readDone, readReturned, readStored, readTransaction } from "./reading.ts";
export { listRefundsOf, listTerminalChecks, personAs, sumReturned } from "./reading-queries.ts";
export { readReceiptAddress, readReceiptToken, receiptUrl } from "./receipt-link.ts";
export { inputReader, pack, packFinals, packInput, unpackCheck, unpackFinals, unpackInput } from "./stored.ts";
export { rollUpTotals } from "./totals-rollup.ts";
export { type ItemFacts, toCheck, toTransaction } from "./views.ts";
