export { foundBusiness } from "./found.ts";
