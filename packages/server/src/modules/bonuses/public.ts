export { moveBonuses } from "./bonuses.ts";
