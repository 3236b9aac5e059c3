export { ask, prove } from "./challenges.ts";
