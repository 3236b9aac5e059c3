export { listRuleLookup } from "./queries.ts";
