export { readTried, type TriedRule } from "./draft.ts";
export { readSaved } from "./programme.ts";
export { listRuleLookup, listRules } from "./queries.ts";
