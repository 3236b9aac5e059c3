export { accountMinor, lineColumns, minor, totalColumns, totalNames } from "./amounts.ts";
export { maySeeMargins, readGrossMargin } from "./gross-margin.ts";
export { readTerminalChecks } from "./heads.ts";
export { addPanelTransaction, addTransactionAccount } from "./queries.ts";
export { goodsOf, readCheck, readDone, readReturned, readStored, readTransaction } from "./reading.ts";
export { listRefundsOf, personAs, sumReturned } from "./reading-queries.ts";
export { readReceiptAddress, readReceiptToken, receiptUrl } from "./receipt-link.ts";
export { currentDictionary } from "./stored/dictionary.ts";
export { dictionaryOf } from "./stored/examples.ts";
export { keepDictionary } from "./stored/renewal.ts";
export {
  inputReader,
  packerOf,
  packerWith,
  type Unpacker,
  unpackCheck,
  unpackerOf,
  unpackInput,
} from "./stored/values.ts";
export { rollUpTotals } from "./totals/rollup.ts";
export { type ItemFacts, toCheck, toTransaction } from "./views.ts";
