export { getCategory, listCategoryLookup, lockDefault } from "./queries.ts";
