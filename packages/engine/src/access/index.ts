export { type AccessDecision, type CallAccess, type Caller, decide, menuVisible } from "./decide.ts";
