export { readNextCategory } from "./ahead.ts";
export {
  assignCategory,
  type CategoryRules,
  categoriesOf,
  categoryIn,
  type Held,
  type MeasuredCard,
  readCategoryRules,
  readMeasures,
  undoCategory,
} from "./assign.ts";
export { changeCards } from "./cards.ts";
export { getGivenCategory, getHeld } from "./measure-queries.ts";
export { purchasesOf } from "./purchases.ts";
export { getCategory, listCategoryLookup, lockDefault } from "./queries.ts";
export { listRuleTitles } from "./rule-queries.ts";
export { hasPriceOptions, readPriceOptions } from "./sale-options.ts";
