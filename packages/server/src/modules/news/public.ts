export { listCurrentNews, listNewsLookup } from "./queries.ts";
