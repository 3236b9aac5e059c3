export { type NamedCost, readCosts } from "./input.ts";
