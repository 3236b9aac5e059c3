export { getCompany } from "./queries.ts";
