export { readTried, type TriedRule } from "./draft.ts";
export { listRuleLookup, listRules } from "./queries.ts";
