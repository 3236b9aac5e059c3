export { getBusiness } from "./queries.ts";
