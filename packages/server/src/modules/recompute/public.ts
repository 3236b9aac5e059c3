export { recomputeBusiness } from "./business.ts";
export { recomputeSample } from "./sample.ts";
