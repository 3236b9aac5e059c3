export { readAssortment } from "./assortment.ts";
