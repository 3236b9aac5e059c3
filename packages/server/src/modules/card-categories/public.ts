export { changeCards } from "./cards.ts";
export { getCategory, listCategoryLookup, lockDefault } from "./queries.ts";
