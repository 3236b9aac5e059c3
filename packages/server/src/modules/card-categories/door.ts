export { getCategory, listCategories, listCategoryLookup, lockCards, lockDefault } from "./queries.ts";
